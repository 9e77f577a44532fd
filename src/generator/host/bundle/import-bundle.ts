import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Templates } from '../../../templates/contract/document.ts';
import type { Bundle, BundleResult } from '../../model/bundle.ts';
import { contentHash } from '../../model/content-hash.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { messageOf } from '../../model/text/message-of.ts';
import { SETTLING_TIME } from '../config/config-failure.ts';
import { createPlaceOf, placeOfStack, stackOf } from '../config/place-of-stack.ts';
import { type BundleDescription, DESCRIPTION, TEMPLATES } from './bundle-description.ts';
import { loadTemplates } from './load-templates.ts';

/** The bundle that is compiled into `folder`, unless a module of the site throws while it is loaded, or never ends. */
export async function importBundle(folder: string, hash: string): Promise<BundleResult> {
  // The seal of the folder proves that `compileBundle` made this file.
  const description = JSON.parse(readFileSync(join(folder, DESCRIPTION), 'utf8')) as BundleDescription;
  const { assets, ...rest } = description;
  let templates: Templates | undefined;
  try {
    templates = await loadTemplates(join(folder, TEMPLATES));
  } catch (error) {
    return { bundle: null, diagnostics: [thrownWhileLoading(error, folder)] };
  }
  if (templates === undefined) return { bundle: null, diagnostics: [endless()] };
  const bundle: Bundle = {
    ...rest,
    hash,
    // The names of assets contain their hashes.
    buildId: contentHash(assets.join()),
    templates,
    placeOf: createPlaceOf(folder),
    devScript: join(folder, 'dev.js'),
    files: assets.map(path => ({ path, content: { type: 'copy', from: join(folder, path) } })),
  };
  return { bundle, diagnostics: [] };
}

/** The error for what a module of the site, or of a package that it imports, throws. */
function thrownWhileLoading(error: unknown, folder: string): Diagnostic {
  const place = placeOfStack(stackOf(error), folder);
  return {
    severity: 'error',
    code: 'template/crashed',
    message: `A module of the templates throws when it is loaded: ${messageOf(error)}`,
    ...(place && { place }),
    hint: place
      ? 'Fix it at this place. No page can be rendered without it.'
      : 'Check the packages that the components of the site import.',
  };
}

function endless(): Diagnostic {
  return {
    severity: 'error',
    code: 'template/timeout',
    message: `A module of the templates does not load within ${SETTLING_TIME / 1000} s`,
    hint: 'Look for a loop that never ends, or for an await that never settles, in the components of the site.',
  };
}
