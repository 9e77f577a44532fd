import { frontMatterOf } from '../text/front-matter.ts';
import { titleIn } from '../text/headings.ts';
import { fieldsOf, textOf } from '../values.ts';
import type { MkdocsConfig } from './mkdocs-config.ts';

/**
 * The address of a post of the plugin blog of Material: `/blog/2026/05/05/a-title/`. Nothing for other pages, and where the project has a
 * format of its own (https://squidfunk.github.io/mkdocs-material/plugins/blog/).
 */
export function blogAddressOf(file: string, text: string, { plugins }: MkdocsConfig): string | undefined {
  const options = plugins.get('blog');
  if (options === undefined || options.post_url_format !== undefined) return undefined;
  const folder = textOf(options.blog_dir) ?? 'blog';
  if (!file.startsWith(`${folder}/posts/`)) return undefined;
  const fields = frontMatterOf(text);
  const day = /^(\d{4})-(\d{2})-(\d{2})/.exec(dayOf(fieldsOf(fields.date).created ?? fields.date));
  const slug = textOf(fields.slug) ?? slugOf(titleIn(text) ?? '');
  return day === null || slug === '' ? undefined : `/${folder}/${day.slice(1).join('/')}/${slug}/`;
}

function dayOf(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value ?? '');
}

/** Leaves out Markdown and punctuation; spaces become hyphens. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_\s-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}
