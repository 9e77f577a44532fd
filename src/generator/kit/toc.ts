import type { TocItemData } from '../../templates/contract/layout.ts';
import type { SiteConfig } from '../model/config.ts';
import type { EntryHead } from '../model/entry.ts';

/** The headings that an entry's table of contents shows. */
export function tocOf(head: EntryHead, { markdown }: SiteConfig): readonly TocItemData[] {
  const { tocMinLevel = markdown.tocMinLevel, tocMaxLevel = markdown.tocMaxLevel } = head.frontMatter;
  return head.headings.filter(({ level }) => level >= tocMinLevel && level <= tocMaxLevel);
}
