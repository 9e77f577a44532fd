import { expect, test } from 'vitest';
import { withButtons } from '../../../src/generator/adopt/text/button-links.ts';

test('links with the classes of a button become buttons', () => {
  const text = `[Start](#start){: .btn .btn-primary .fs-5 }
[Code][the repo]{: .btn } [More][]{ .md-button }
[Buy](/shop){ .md-button .md-button--primary } [Plain](/a){: .big }

[the repo]: https://git.example/a
[more]: <more.md>
`;
  expect(withButtons(text)).toBe(`:button[Start]{href="#start"}
:button[Code]{href="https://git.example/a" kind="secondary"} :button[More]{href="more.md" kind="secondary"}
:button[Buy]{href="/shop"} [Plain](/a){: .big }

[the repo]: https://git.example/a
[more]: <more.md>
`);
});

test('links in HTML get the classes of a button, over several lines too, and code stays', () => {
  expect(
    withButtons(
      '<div>\n<a class="btn btn-lg btn-primary"\n  href="a/">A</a>\n<a href="b/" class="btn">B</a>\n</div>\n',
    ),
  ).toBe(
    '<div>\n<a class="button button-primary"\n  href="a/">A</a>\n<a href="b/" class="button button-secondary">B</a>\n</div>\n',
  );
  const code = '`[A](b){: .btn }`\n\n```html\n<a class="btn" href="a/">A</a>\n```\n';
  expect(withButtons(code)).toBe(code);
});
