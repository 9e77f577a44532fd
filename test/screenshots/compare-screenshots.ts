import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../machine.ts';
import { differingShare, isSameView } from './picture-difference.ts';
import { inStudio, nameOf, outputFolder, type Shot, type Studio, shoot, shotsOf } from './shots.ts';

/** The pages whose look is kept: one of each layout, and those with maps. */
const PATHS = ['/', '/features', '/docs/category/tutorials', '/changelog', '/maps', '/maps/germany'];
const SHOTS = shotsOf(PATHS, [390, 1280], ['light', 'dark']);
const EXPECTED = join(projectRoot, 'test', 'screenshots', 'expected');

/**
 * Compares pages with the pictures that are kept of them, at half their size, where the edges of letters matter less. Sets the exit code
 * where one looks different, and leaves its new picture beside the others of this command.
 */
export async function compareScreenshots(
  baseUrl: string | undefined,
  { isUpdating }: { readonly isUpdating: boolean },
): Promise<void> {
  mkdirSync(EXPECTED, { recursive: true });
  await inStudio(baseUrl, async studio => {
    for (const shot of SHOTS) {
      const { isSame, text } = await compare(studio, shot, isUpdating);
      console.log(text);
      if (!isSame && !isUpdating) process.exitCode = 1;
    }
  });
}

async function compare(
  studio: Studio,
  shot: Shot,
  isUpdating: boolean,
): Promise<{ readonly isSame: boolean; readonly text: string }> {
  const name = `${nameOf(shot)}.webp`;
  const kept = join(EXPECTED, name);
  const seen = await sharp(await shoot(studio, shot))
    .resize({ width: shot.width / 2 })
    .webp({ quality: 70, effort: 6 })
    .toBuffer();
  const share = existsSync(kept)
    ? differingShare(await pixelsOf(readFileSync(kept)), await pixelsOf(seen))
    : 1;
  const isSame = isSameView(share);
  if (isSame) return { isSame, text: `same  ${(100 * share).toFixed(2)} % ${name}` };
  const file = isUpdating ? kept : join(outputFolder('screenshots'), name);
  writeFileSync(file, seen);
  return { isSame, text: `${(100 * share).toFixed(1).padStart(5)} %    ${name} → ${file}` };
}

async function pixelsOf(picture: Uint8Array) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
