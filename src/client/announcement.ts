import type { AnnouncementData } from '../templates/contract/shell.ts';
import type { SafeStorage } from './storage.ts';

/** The storage keys of a dismissed announcement: its id, and that it was dismissed. */
const KEYS = {
  id: 'docusaurus.announcement.id',
  dismiss: 'docusaurus.announcement.dismiss',
} as const;

/** The id of the announcement that the visitor has dismissed, if any. */
export function readDismissed(storage: SafeStorage): string | null {
  return storage.get(KEYS.dismiss) === 'true' ? storage.get(KEYS.id) : null;
}

/** Remembers by its id that an announcement was dismissed. A new announcement shows again. */
export function storeDismissed(storage: SafeStorage, id: string): void {
  storage.set(KEYS.id, id);
  storage.set(KEYS.dismiss, 'true');
}

/** Whether to show an announcement: it was not dismissed under this id and has not ended (`now` in milliseconds). */
export function isShown(announcement: AnnouncementData, dismissed: string | null, now: number): boolean {
  return dismissed !== announcement.id && (announcement.endsAt === undefined || now <= announcement.endsAt);
}
