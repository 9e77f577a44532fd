import type { Root } from 'mdast';

/** A tree, and the text that its offsets refer to: what a feature made of the writer's text. Lines and columns are those of the file. */
export interface ParsedText {
  readonly tree: Root;
  readonly text: string;
}
