import type { ReactNode } from 'react';

interface CodeBlockProps {
  readonly title: string;
  readonly text: string;
}

/** Keyboard users reach a block whose lines are too long, and scroll it. */
const SCROLLABLE = { tabIndex: 0 };

/** A block of plain code that looks like code in Markdown. */
export function CodeBlock({ title, text }: CodeBlockProps): ReactNode {
  return (
    <figure className="code">
      <figcaption className="code-title">{title}</figcaption>
      <pre {...SCROLLABLE} translate="no">
        <code>{text}</code>
      </pre>
    </figure>
  );
}
