import type { Diagnostic } from '../model/diagnostic.ts';
import type { PictureTask } from '../model/picture.ts';
import { firstLineOf } from '../model/text/first-line.ts';

/** An image whose content cannot be read to its end. */
export function damagedPicture({ file, place }: PictureTask, reason: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'image/damaged',
    message: `The image ${file} is damaged, so it is published as it is: ${firstLineOf(reason)}`,
    place,
    hint: 'Export the image again, or copy it again from where it came.',
  };
}

/** An image for which the library failed or took too much of something. */
export function unmadePicture(
  { file, place }: PictureTask,
  result: { readonly outcome: 'time' | 'memory' } | { readonly outcome: 'crash'; readonly reason: string },
): Diagnostic {
  return {
    severity: 'warning',
    code: 'image/not-converted',
    message: `The image ${file} is published as it is, because ${reasonOf(result)}`,
    place,
    hint: 'Export it with fewer pixels, or build again on a machine with less to do.',
  };
}

function reasonOf(result: Parameters<typeof unmadePicture>[1]): string {
  switch (result.outcome) {
    case 'time':
      return 'converting it takes too long';
    case 'memory':
      return 'converting it takes too much memory';
    case 'crash':
      return `converting it fails: ${firstLineOf(result.reason)}`;
  }
}

/** The package is there and its binary is not, or is for another system. */
export function unloadedLibrary({ place }: PictureTask, reason: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'image/no-library',
    message: `Pictures are published as they are, because sharp cannot be loaded: ${firstLineOf(reason)}`,
    place,
    hint: 'Install the packages again on this machine: sharp has one for each system. Or write `pictures: false` in site.config.ts.',
  };
}
