import { describe, expect, test } from 'vitest';
import { readDocusaurus } from '../../../src/generator/adopt/docusaurus/read-docusaurus.ts';
import { projectOf } from './old-projects.ts';

function adopted(files: Readonly<Record<string, string>>, options = '{}') {
  const config = `export default { title: 'A', presets: [['classic', ${options}]] };`;
  const read = readDocusaurus(
    projectOf({ 'docusaurus.config.js': config, ...files }),
    'docusaurus.config.js',
  );
  if ('problem' in read) throw new Error(read.problem.message);
  const { texts = [], notes, redirects } = read.site;
  return { tags: texts.find(({ file }) => file === 'content/tags.yml')?.text, notes, redirects };
}

const POST = { 'blog/2024-05-01-a.md': '---\ntags: [mud, C#]\n---\n\n# A\n' };
const DOC = { 'docs/b.md': '---\ntags: [wheels, mud]\n---\n\n# B\n' };

describe('the tags of Docusaurus', () => {
  test('keep their labels, descriptions and addresses, beside the others that posts and docs have', () => {
    const { tags, notes } = adopted({
      ...POST,
      ...DOC,
      'blog/tags.yml': 'mud:\n  label: "Mud: all"\n  permalink: /dirt\n  description: Of mud.\nrain:\n',
      'docs/tags.yml': 'wheels:\n  label: Wheels\n',
    });
    expect(tags).toMatchInlineSnapshot(`
      ""mud":
        label: "Mud: all"
        slug: "dirt"
        description: "Of mud."
      "rain":
        label: "rain"
        slug: "rain"
      "wheels":
        label: "Wheels"
        slug: "wheels"
      "C#":
        label: "C#"
        slug: "c-sharp"
      "
    `);
    expect(notes).toEqual([]);
  });

  test('may be in another file, or in none', () => {
    const files = {
      ...POST,
      'blog/tags.yml': 'mud:\n  label: Mud\n',
      'blog/topics.yml': 'mud:\n  label: Dirt\n',
    };
    expect(adopted(files, "{ blog: { tags: 'topics.yml' } }").tags).toContain('label: "Dirt"');
    expect(adopted(files, '{ blog: { tags: false } }').tags).toBeUndefined();
    expect(adopted(POST).tags).toBeUndefined();
  });

  test('lead from the lists of a blog at / to those here', () => {
    const files = { ...POST, 'blog/tags.yml': 'mud:\n  permalink: /dirt\n' };
    expect(adopted(files, "{ docs: false, blog: { routeBasePath: '/' } }").redirects).toContainEqual({
      from: '/tags/dirt',
      to: '/blog/tags/dirt',
    });
  });

  test('are noted where something of them is lost', () => {
    const { notes } = adopted({
      ...POST,
      ...DOC,
      'blog/tags.yml': 'mud:\n  permalink: /a/b\nwheels:\n  label: A\n',
      'docs/tags.yml': 'wheels:\n  label: B\n',
    });
    expect(notes).toMatchInlineSnapshot(`
      [
        {
          "message": "The tag “mud” has another address now: one segment below the tags",
          "place": {
            "file": "blog/tags.yml",
          },
        },
        {
          "message": "The tag “wheels” has another description in blog/tags.yml, which was kept",
          "place": {
            "file": "docs/tags.yml",
          },
        },
      ]
    `);
    const twins = adopted({ ...POST, 'blog/tags.yml': 'Mud:\n  label: A\n' });
    expect(twins.tags).toBeUndefined();
    expect(twins.notes).toMatchInlineSnapshot(`
      [
        {
          "message": "The version “Current” of the docs has no pages in docs/: if a script makes them, run it and adopt the project again",
          "place": {
            "file": "docusaurus.config.js",
          },
        },
        {
          "message": "Labels and descriptions of tags were left out, because “Mud” and “mud” would have one address: write them into content/tags.yml",
          "place": {
            "file": "blog/tags.yml",
          },
        },
      ]
    `);
    expect(adopted({ ...POST, 'blog/tags.yml': '- mud\n' }).notes).toMatchInlineSnapshot(`
      [
        {
          "message": "The version “Current” of the docs has no pages in docs/: if a script makes them, run it and adopt the project again",
          "place": {
            "file": "docusaurus.config.js",
          },
        },
        {
          "message": "The tags in this file cannot be read, and were left out",
          "place": {
            "file": "blog/tags.yml",
          },
        },
      ]
    `);
  });
});
