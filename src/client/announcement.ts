import type { AnnouncementData } from '../templates/contract.ts';
import type { SafeStorage } from './storage.ts';

/** Where the dismissed announcement's id stands, and whether it was dismissed. */
const KEYS = {
  id: 'docusaurus.announcement.id',
  dismiss: 'docusaurus.announcement.dismiss',
} as const;

/** The id of the announcement that the visitor dismissed, if one was. */
export function readDismissed(storage: SafeStorage): string | null {
  return storage.get(KEYS.dismiss) === 'true' ? storage.get(KEYS.id) : null;
}

/** Remembers that an announcement was dismissed, by its id: another one shows again. */
export function storeDismissed(storage: SafeStorage, id: string): void {
  storage.set(KEYS.id, id);
  storage.set(KEYS.dismiss, 'true');
}

/** Says whether an announcement is to be seen: it was not dismissed under this id and has not ended (`now` in milliseconds). */
export function isShown(announcement: AnnouncementData, dismissed: string | null, now: number): boolean {
  return dismissed !== announcement.id && (announcement.endsAt === undefined || now <= announcement.endsAt);
}
