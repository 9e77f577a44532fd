import type { ReactNode } from 'react';

interface CodeBlockProps {
  readonly title: string;
  readonly text: string;
}

/** A block of plain code that looks like code in Markdown. */
export function CodeBlock({ title, text }: CodeBlockProps): ReactNode {
  return (
    <figure className="code">
      <figcaption className="code-title">{title}</figcaption>
      <pre translate="no">
        <code>{text}</code>
      </pre>
    </figure>
  );
}
