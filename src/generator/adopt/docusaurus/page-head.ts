import { changeOutsideCode } from '../text/outside-code.ts';
import { textOf } from '../values.ts';

/** A text without the elements that it adds to the head of its page. */
export interface WithoutHead {
  /** Its lines are where they were. */
  readonly text: string;
  /** The line of the head, from 1 on. */
  readonly line?: number;
  readonly description?: string;
}

/** Takes `<head>` out of a text (https://docusaurus.io/docs/markdown-features/head-metadata). */
export function withoutHead(written: string): WithoutHead {
  let found: Omit<WithoutHead, 'text'> = {};
  const text = changeOutsideCode(written, whole =>
    whole.replace(HEAD, (head, offset: number) => {
      const description = descriptionIn(head);
      const line = whole.slice(0, offset).split('\n').length;
      found = { line, ...(description !== undefined && { description }) };
      return head.replaceAll(/[^\n]+/g, '');
    }),
  );
  return { text, ...found };
}

const HEAD = /^<head>.*?<\/head>/ms;

function descriptionIn(head: string): string | undefined {
  const tags = head.match(/<meta\b(?:"[^"]*"|'[^']*'|[^>"'])*>/g) ?? [];
  const tag = tags.find(candidate => /\bname=(["'])description\1/.test(candidate)) ?? '';
  const [, double, single] = /\bcontent=(?:"([^"]*)"|'([^']*)')/.exec(tag) ?? [];
  return textOf((double ?? single)?.replaceAll(/\s+/g, ' '));
}
