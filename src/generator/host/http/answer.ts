import type { Body } from './body.ts';

/** What a site says to a path. */
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
}

/** Answers decoded paths below the base URL; a path that is not there gets a content answer with status 404. */
export interface AnswerSource {
  readonly answer: (path: string) => Promise<Answer>;
}
