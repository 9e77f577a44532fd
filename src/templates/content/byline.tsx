import type { ReactNode } from 'react';
import type { AuthorData, DateData } from '../contract/content-parts.ts';
import { fillNodes } from '../fill-nodes.ts';
import { listsWords } from '../words.ts';

interface BylineProps {
  readonly date?: DateData | undefined;
  readonly readingMinutes?: number;
  readonly authors: readonly AuthorData[];
}

/** The authors of an entry, its date and its reading time. */
export function Byline({ date, readingMinutes, authors }: BylineProps): ReactNode {
  if (!date && readingMinutes === undefined && authors.length === 0) return null;
  return (
    <ul className="byline">
      {authors.map(author => (
        <li key={author.name}>
          <Author author={author} />
        </li>
      ))}
      {date && (
        <li>
          <DateText date={date} />
        </li>
      )}
      {readingMinutes !== undefined && (
        <li>{fillNodes(listsWords.readingTime, { minutes: readingMinutes })}</li>
      )}
    </ul>
  );
}

/** An author's picture, name and title. */
export function Author({ author: { name, title, href, image } }: { readonly author: AuthorData }): ReactNode {
  return (
    <span className="author">
      {image && <img src={image} alt="" width="40" height="40" loading="lazy" decoding="async" />}
      <span>
        {href ? <a href={href}>{name}</a> : name}
        {title && <small>{title}</small>}
      </span>
    </span>
  );
}

/** A date for people and machines. */
export function DateText({ date: { iso, text } }: { readonly date: DateData }): ReactNode {
  return <time dateTime={iso}>{text}</time>;
}
