import type { Body } from './body.ts';

/** A site's answer to a path. */
export type Answer = ContentAnswer | RedirectAnswer;

export interface ContentAnswer {
  readonly kind: 'content';
  readonly status: number;
  readonly contentType: string;
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;
}

export interface RedirectAnswer {
  readonly kind: 'redirect';
  readonly status: number;
  /** A URL path with the base URL, or an outside `https:` URL. The request's query is added when it is sent. */
  readonly to: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers decoded paths below the base URL; a path that is not there, and `/404`, gets a content answer with status 404. */
export interface AnswerSource {
  readonly answer: (path: string) => Promise<Answer>;
  /** Headers of the redirects that the server makes itself, to a page's one address. */
  readonly headersOf: (path: string) => Promise<Readonly<Record<string, string>>>;
}

/** Releases an answer, sent or not. */
export async function discardAnswer(answer: Answer): Promise<void> {
  if (answer.kind === 'content') await answer.body.close();
}
