import * as v from 'valibot';
import { CATEGORIES } from '../../../src/features/docs/categories.ts';
import { docsCollection } from '../../../src/features/docs/collection.ts';
import type { CategoryFile } from '../../../src/features/docs/load/read-category.ts';
import { type DocsVersionConfig, optionsSchema } from '../../../src/features/docs/options.ts';
import { planDocsOf } from '../../../src/features/docs/plan/plan-docs.ts';
import type { SiteData } from '../../../src/generator/model/data-kind.ts';
import type { SitePlan } from '../../../src/generator/model/route.ts';
import type { DocLayout } from '../../../src/templates/contract/layout.ts';
import { wordsOf } from '../../../src/templates/shared/words/words-of.ts';
import type { TestFeature } from '../../unit/invented-features.ts';
import { said, siteData } from '../../unit/plan/heads.ts';

/** The docs, as a site lists them. */
export function docsOf(given: v.InferInput<typeof optionsSchema> = {}): TestFeature {
  const options = v.parse(optionsSchema, given);
  return {
    collections: [docsCollection(options, wordsOf('en'))],
    part: planDocsOf(options, 'features[0]'),
  };
}

/** A version of the docs in the folder of its name. */
export function version(name: string, parts: Partial<DocsVersionConfig> = {}) {
  return { name, label: name, folder: name, path: '', isUnreleased: false, isCurrent: false, ...parts };
}

/** A `_category.yml` below `content/docs/`, with its link at line 1. */
export function category(folder: string, parts: Partial<CategoryFile> = {}): CategoryFile {
  const file = `content/docs/${folder}/_category.yml`;
  return { file, linkPlace: { file, line: 1, column: 1 }, ...parts };
}

/** What these category files say. */
export function withCategories(...categories: readonly CategoryFile[]): SiteData {
  return siteData(said(CATEGORIES, categories));
}

/** The layout of a page of the docs. */
export function docLayoutAt(site: SitePlan, path: string): DocLayout {
  const layout = site.routes.find(candidate => candidate.path === path)?.layout;
  if (layout?.type !== 'docs') throw new Error(`${path} has no sidebar`);
  return layout;
}
