import { join } from 'node:path';
import type { PictureEncoder } from '../../host/raster/picture-encoder.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { PICTURE_FORMATS, type PictureTask, type PictureVariant, pictureId } from '../../model/picture.ts';
import type { Project } from '../../plan/driver/plan-project.ts';
import { unloadedLibrary, unmadePicture } from '../picture-problems.ts';
import { withoutSources } from '../without-sources.ts';
import type { LazyFile } from './lazy-files.ts';
import { openShelf, type Shelf, type ShelfOptions } from './picture-shelf.ts';

export interface PictureOptions extends ShelfOptions {
  /** Absolute path. */
  readonly root: string;
  /** How many pictures are made at once. */
  readonly workers: number;
  readonly createEncoder: () => PictureEncoder;
  readonly onPicture: (done: number, total: number) => void;
}

export interface MadePictures {
  /** Its pages name only what is published. */
  readonly project: Project;
  readonly files: readonly LazyFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** Whether an equal build would make the same: not if the machine failed to make one of them. */
  readonly isFinal: boolean;
}

/** Milliseconds for all variants of an image. A large one takes some seconds; a machine may be busy with other work. */
const LONGEST_ENCODING = 120_000;

/**
 * Makes the pictures that are not known yet, several at once. It ends before a page is rendered, because a damaged image, or a format that saves
 * nothing, must not be on a page. The bytes stay in the cache, so that a new output folder costs no encoding.
 */
export async function makePictures(project: Project, options: PictureOptions): Promise<MadePictures> {
  const { pictures } = project.plan;
  if (pictures.length === 0) return { project, files: [], diagnostics: [], isFinal: true };
  const shelf = openShelf(options);
  const todo = pictures.map(task => ({ task, missing: shelf.missing(task) })).filter(isIncomplete);
  const failures = await encodeAll(todo, shelf, options);
  // At once: the build may still fail, and the next one should not make them again.
  if (todo.length > 0) shelf.save();
  const kept = pictures.map(task => ({ task, variants: shelf.kept(task) }));
  const dropped = kept.flatMap(({ task, variants }) =>
    PICTURE_FORMATS.filter(format => variants.every(variant => variant.format !== format)).map(format =>
      pictureId(task.hash, format),
    ),
  );
  shelf.prune(pictures);
  const damaged = pictures.flatMap(task => shelf.damage(task) ?? []);
  return {
    project: { ...project, plan: withoutSources(project.plan, new Set(dropped)) },
    files: kept.flatMap(({ task, variants }) => variants.map(variant => shelf.file(task, variant))),
    diagnostics: [...damaged, ...failures],
    isFinal: failures.length === 0,
  };
}

interface IncompleteTask {
  readonly task: PictureTask;
  readonly missing: readonly PictureVariant[];
}

function isIncomplete({ missing }: IncompleteTask): boolean {
  return missing.length > 0;
}

/** Some lanes take one task after the other. Gives what could not be made on this machine; damaged images are remembered. */
async function encodeAll(
  todo: readonly IncompleteTask[],
  shelf: Shelf,
  { root, workers, createEncoder, onPicture }: PictureOptions,
): Promise<readonly Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  const queue = todo.values();
  let done = 0;
  let missingLibrary: string | undefined;
  const lanes = Array.from({ length: Math.min(Math.max(1, workers), todo.length) }, async () => {
    const encoder = createEncoder();
    try {
      for (const { task, missing } of queue) {
        if (missingLibrary !== undefined) return;
        const request = { file: join(root, task.file), hash: task.hash, variants: missing };
        const result = await encoder.ask(request, LONGEST_ENCODING);
        onPicture(++done, todo.length);
        if (result.outcome !== 'done') diagnostics.push(unmadePicture(task, result));
        else if ('missing' in result.answer) missingLibrary = result.answer.missing;
        else shelf.put(task, missing, result.answer);
      }
    } finally {
      encoder.close();
    }
  });
  await Promise.all(lanes);
  const [first] = todo;
  if (first === undefined || missingLibrary === undefined) return diagnostics;
  return [...diagnostics, unloadedLibrary(first.task, missingLibrary)];
}
