import type { Root } from 'mdast';
import { unified } from 'unified';
import { serveWork } from '../../host/work/serve-work.ts';
import { nativeParser } from '../markdown/parsers/native.ts';

/** A text to parse, and whether `$x$` is a formula in it. */
export interface TrialRequest {
  readonly text: string;
  readonly math: boolean;
}

serveWork(({ text, math }: TrialRequest): Root => unified().use(nativeParser({ math })).parse(text));
