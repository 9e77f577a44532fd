import { join } from 'node:path/posix';
import type { AdoptedSite, Note } from '../adopted-site.ts';
import { keptTargetOf } from '../new-address.ts';
import { MANY_PATHS } from '../redirects-file.ts';
import { callFunction } from '../script/call.ts';
import { ProjectFunction } from '../script/scope.ts';
import { notesOnUnread } from '../script/unread.ts';
import { fieldsOf, listOf, textOf } from '../values.ts';
import type { NextraConfig } from './nextra-config.ts';

/** Redirects of Next.js: those from one path of the site to another. */
export function redirectsOf({ fields, file }: NextraConfig): Pick<AdoptedSite, 'redirects' | 'notes'> {
  const { redirects: written } = fields;
  const value = written instanceof ProjectFunction ? callFunction(written, []) : written;
  const notes: Note[] = [...notesOnUnread(value)];
  const redirects = listOf(value).flatMap(rule => {
    const { source, destination, has } = fieldsOf(rule);
    const [from, to] = [textOf(source), textOf(destination)];
    if (from === undefined || to === undefined) return [];
    if (has !== undefined || /[:*()]/.test(from) || /:(?!\/\/)/.test(to)) {
      notes.push({ message: MANY_PATHS, place: { file } });
      return [];
    }
    return [{ from: join('/', from), to: /^https?:/.test(to) ? to : keptTargetOf(join('/', to)) }];
  });
  return { redirects, notes };
}
