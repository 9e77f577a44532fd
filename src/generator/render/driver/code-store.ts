import type { Memo } from '../../host/cache/memo.ts';
import type { CodeHighlighter } from '../../host/highlight/highlight-blocks.ts';
import type { HighlightOptions } from '../../host/highlight/highlight-thread.ts';
import {
  type HighlightedBlock,
  type HighlightFailure,
  withoutColours,
} from '../../host/highlight/highlighted-block.ts';
import { contentHash } from '../../model/content-hash.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { CodeBlock } from '../../model/entry.ts';
import { oncePer } from '../../model/once-per.ts';

/** Highlights code that was never highlighted before. It does not try a failing block twice, and does not remember it for the next build. */
export interface CodeStore {
  /** Begins with blocks that will be asked for, beside whatever else the build does: files with little code first. */
  readonly begin: (blocks: readonly CodeBlock[]) => void;
  /** How many characters of a file's code it was given in advance. */
  readonly begunIn: (file: string) => number;
  readonly highlight: (blocks: readonly CodeBlock[]) => Promise<HighlightedCode>;
}

/** The highlighted code of some pages. */
export interface HighlightedCode {
  readonly htmlOf: (block: CodeBlock) => string;
  /** One for each block that is shown without colours. */
  readonly warningsOf: (blocks: readonly CodeBlock[]) => readonly Diagnostic[];
}

export interface CodeStoreOptions {
  readonly memo: Memo;
  readonly programHash: string;
  readonly highlighter: CodeHighlighter;
}

/** Blocks of a request that is made in advance: enough for two threads. What rendering asks for meanwhile comes after them. */
const REQUEST = 2_000;

/** A store whose results go to the memo. `options` say which highlighter is used, and how many milliseconds a block may take. */
export function createCodeStore(
  { memo, programHash, highlighter }: CodeStoreOptions,
  options: HighlightOptions,
): CodeStore {
  const stage = memo.stage<string>('highlighted');
  const failed = new Map<string, HighlightedBlock>();
  // Equal blocks in several places count as one.
  const wanted = new Map<string, CodeBlock>();
  const waiting = new Map<string, CodeBlock>();
  const begun = new Map<string, number>();
  const begunIn = (file: string) => begun.get(file) ?? 0;
  const underWay = new Set<string>();
  let work: Promise<void> | undefined;
  const keyOf = oncePer(({ place, ...shown }: CodeBlock) =>
    contentHash(programHash, options.highlighter, JSON.stringify(shown)),
  );

  return {
    begunIn,
    begin: blocks => {
      const unknown = blocks.filter(block => htmlOf(block) === undefined);
      for (const { place, code } of unknown) begun.set(place.file, begunIn(place.file) + code.length);
      // In the order in which rendering will ask for them.
      put(
        unknown.sort((one, other) => begunIn(one.place.file) - begunIn(other.place.file)),
        waiting,
      );
      // What fails here fails again when rendering asks for it, and is reported there.
      workOff().catch(() => {});
    },
    highlight: async blocks => {
      const found = new Map<CodeBlock, string>();
      const isMissing = (block: CodeBlock) => {
        const html = htmlOf(block);
        if (html === undefined) return true;
        found.set(block, html);
        return false;
      };
      for (let rest = blocks.filter(isMissing); rest.length > 0; rest = rest.filter(isMissing)) {
        put(rest, wanted);
        await highlightSome();
      }
      return {
        htmlOf: block => found.get(block) ?? withoutColours(block).html,
        warningsOf: some => (failed.size === 0 ? [] : some.flatMap(warningOf)),
      };
    },
  };

  function htmlOf(block: CodeBlock): string | undefined {
    const key = keyOf(block);
    return failed.get(key)?.html ?? stage.get(key);
  }

  /** A request takes its blocks out of both queues. */
  function put(blocks: readonly CodeBlock[], queue: Map<string, CodeBlock>): void {
    for (const block of blocks) if (!underWay.has(keyOf(block))) queue.set(keyOf(block), block);
  }

  async function workOff(): Promise<void> {
    while (wanted.size + waiting.size > 0) await highlightSome();
  }

  /** Makes one request at a time: joins the one under way, or sends all wanted blocks, or else the first of those that wait. */
  function highlightSome(): Promise<void> {
    work ??= request(wanted.size > 0 ? [...wanted] : [...waiting].slice(0, REQUEST)).finally(() => {
      work = undefined;
    });
    return work;
  }

  async function request(some: readonly (readonly [string, CodeBlock])[]): Promise<void> {
    for (const [key] of some) {
      underWay.add(key);
      wanted.delete(key);
      waiting.delete(key);
    }
    try {
      const results = await highlighter.highlight(
        some.map(([, block]) => block),
        options,
      );
      for (const [index, [key]] of some.entries()) {
        const result = results[index];
        if (result?.failure === undefined) stage.set(key, result?.html ?? '');
        else failed.set(key, result);
      }
    } finally {
      underWay.clear();
    }
  }

  function warningOf(block: CodeBlock): readonly Diagnostic[] {
    const failure = failed.get(keyOf(block))?.failure;
    return failure === undefined ? [] : [shownWithoutColours(block, failure, options.timeout)];
  }
}

function shownWithoutColours(
  { place }: CodeBlock,
  failure: HighlightFailure,
  milliseconds: number,
): Diagnostic {
  const reason =
    failure.kind === 'timeout'
      ? `colouring it takes longer than ${milliseconds} ms`
      : `colouring it failed: ${failure.message}`;
  return {
    severity: 'warning',
    code: `highlight/${failure.kind}`,
    message: `This code is shown without colours, because ${reason}`,
    place,
    hint: 'Split the code, or set its language to `text`, which has no colours.',
  };
}
