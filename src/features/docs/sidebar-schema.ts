import { fields } from '@mapwright/site/feature';
import * as v from 'valibot';

/** An item of a hand-written sidebar. A string names a doc by its id: its path without number prefixes and extension. */
export type SidebarItemConfig =
  | string
  | { readonly type: 'doc'; readonly id: string; readonly label?: string | undefined }
  | { readonly type: 'link'; readonly label: string; readonly to: string }
  | { readonly type: 'heading'; readonly label: string }
  | { readonly type: 'folder'; readonly folder: string }
  | CategoryConfig;

/** `link` is a doc's id, or a generated index with its own path. */
interface CategoryConfig {
  readonly type: 'category';
  readonly label: string;
  readonly link?:
    | { readonly doc: string }
    | { readonly index: string; readonly description?: string | undefined }
    | undefined;
  readonly isCollapsed: boolean;
  readonly items: readonly SidebarItemConfig[];
}

/** The same, as a site writes it. */
export type SidebarItemInput =
  | Exclude<SidebarItemConfig, CategoryConfig>
  | (Omit<CategoryConfig, 'isCollapsed' | 'items'> & {
      readonly isCollapsed?: boolean | undefined;
      readonly items: readonly SidebarItemInput[];
    });

const link = v.union(
  [
    v.object({ doc: fields.filled }),
    v.object({ index: fields.sitePath, description: v.optional(fields.text) }),
  ],
  '{ doc } or { index }',
);

export const sidebarItem: v.GenericSchema<SidebarItemInput, SidebarItemConfig> = v.union(
  [
    fields.filled,
    v.object({ type: v.literal('doc'), id: fields.filled, label: v.optional(fields.filled) }),
    v.object({ label: fields.filled, to: fields.target, type: v.literal('link') }),
    v.object({ type: v.literal('heading'), label: fields.filled }),
    v.object({ type: v.literal('folder'), folder: fields.text }),
    v.object({
      type: v.literal('category'),
      label: fields.filled,
      link: v.optional(link),
      isCollapsed: v.optional(fields.flag, true),
      items: v.array(v.lazy(() => sidebarItem)),
    }),
  ],
  "the id of a doc, or an item { type: 'doc' | 'link' | 'heading' | 'folder' | 'category', … }",
);
