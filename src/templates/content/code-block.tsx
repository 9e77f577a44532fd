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
      <pre className="code-lines">
        <code>
          {text.split('\n').flatMap((line, index) => [
            index > 0 && '\n',
            <span key={`${index} ${line}`} className="line">
              {line}
            </span>,
          ])}
        </code>
      </pre>
    </figure>
  );
}
