import { contentHash, type Diagnostic, type LoadedSource, type SourceInput } from '@mapwright/site/source';
import {
  type DescribedFile,
  type Gallery,
  type LoadedMap,
  MAP_FILE_KINDS,
  type MapFileKind,
  type MapFiles,
  type MapRecipe,
} from '../map.ts';
import type { MapCompilation } from './compile-map.ts';
import { dataFilesOf } from './data-files.ts';
import { readPreparedData } from './prepared-data.ts';

/** The part of the maps that planning needs. */
export interface LoadedGallery {
  readonly gallery: Gallery;
  /** The texts of a map's files. */
  readonly filesOf: (slug: string) => Promise<MapFiles>;
}

/**
 * The result of compiling a map, without the place of its entry, which moves when the catalogue grows. If there is no map, `problems`
 * says why.
 */
interface MapRecord {
  readonly map: Omit<LoadedMap, 'place'> | null;
  readonly problems: readonly Omit<Diagnostic, 'place'>[];
}

type Compile = (recipe: MapRecipe) => MapCompilation;

/** Fewer maps are compiled before a thread has started. */
const WORTH_A_THREAD = 16;

/** Compiles every map of the catalogue, once for each state of its entry and of its geometry. */
export async function loadGallery(input: SourceInput): Promise<LoadedSource<LoadedGallery>> {
  const { recipes, sources, diagnostics: problems } = await readCatalogueFiles(input);
  const records = input.stage<MapRecord>('heads');
  const texts = input.stage<MapFiles>('files');
  const recipeOf = new Map(recipes.map(recipe => [recipe.slug, recipe]));
  const keys = new Map(recipes.map(recipe => [recipe, keyOf(recipe, input)]));
  const keyOfMap = (recipe: MapRecipe) => keys.get(recipe) ?? '';
  let compile: Compile | undefined;
  let last: { readonly slug: string; readonly files: MapFiles } | undefined;

  const found = new Map<MapRecipe, MapRecord>();
  const missing: MapRecipe[] = [];
  for (const recipe of recipes) {
    const known = records.get(keyOfMap(recipe));
    if (known === undefined) missing.push(recipe);
    else found.set(recipe, known);
  }
  if (missing.length < WORTH_A_THREAD) for (const recipe of missing) await make(recipe);
  else {
    const { compileMaps } = await import('../host/compile-maps.ts');
    const surroundings = { product: input.product, sources };
    await compileMaps(missing, { surroundings, read: input.read, onMap: remember });
  }
  const maps: LoadedMap[] = [];
  const diagnostics = [...problems];
  for (const recipe of recipes) {
    const { place } = recipe;
    const { map = null, problems = [] } = found.get(recipe) ?? {};
    diagnostics.push(...problems.map(problem => ({ ...problem, place })));
    if (map !== null) maps.push({ ...map, place });
  }
  // Without the pictures of maps, the site would have broken links.
  if (maps.length > 0) diagnostics.push(...input.missingPackages(PICTURES, ['sharp']));
  const prepared = readPreparedData(file => textOf(input, file));
  diagnostics.push(...prepared.diagnostics);
  const gallery = { maps, sources, ...prepared.data };
  return { data: { gallery, filesOf }, diagnostics };

  /** The files of a map are published one after the other, so its texts are parsed once. */
  async function filesOf(slug: string): Promise<MapFiles> {
    if (last?.slug !== slug) last = { slug, files: await readFiles(slug) };
    return last.files;
  }

  async function readFiles(slug: string): Promise<MapFiles> {
    const recipe = recipeOf.get(slug);
    const files = recipe && (texts.get(keyOfMap(recipe)) ?? (await make(recipe)));
    if (files === undefined) throw new Error(`There is no map "${slug}"`);
    return files;
  }

  async function make(recipe: MapRecipe): Promise<MapFiles | undefined> {
    compile ??= await createCompiler(input, sources);
    return remember(recipe, compile(recipe));
  }

  /** Gives the files of the map, if there is one. */
  function remember(recipe: MapRecipe, { map, diagnostics }: MapCompilation): MapFiles | undefined {
    const key = keyOfMap(recipe);
    const problems = diagnostics.map(({ place: _, ...problem }) => problem);
    const record = { map: map && { ...map.head, files: describeFiles(map.files) }, problems };
    found.set(recipe, record);
    records.set(key, record);
    if (map !== null) texts.set(key, map.files);
    return map?.files;
  }
}

/** The entries of the catalogue and the sources of their data. YAML is parsed once for each state of the files. */
async function readCatalogueFiles(input: SourceInput) {
  type Read = {
    readonly recipes: readonly MapRecipe[];
    readonly sources: Gallery['sources'];
    readonly diagnostics: readonly Diagnostic[];
  };
  const { product, codeKey, hashOf } = input;
  const catalogue = input.files.filter(file => /^maps\/catalogue\/[^/]+\.ya?ml$/i.test(file));
  if (catalogue.length === 0) return { recipes: [], sources: [], diagnostics: [] } satisfies Read;
  const stage = input.stage<Read>('catalogue');
  const files = [...catalogue, SOURCES_FILE];
  const key = contentHash(JSON.stringify([codeKey, product, files.map(file => [file, hashOf(file)])]));
  const known = stage.get(key);
  if (known !== undefined) return known;
  const [{ readCatalogue }, { readMapSources }] = await Promise.all([
    import('./read-catalogue.ts'),
    import('./read-map-sources.ts'),
  ]);
  const sourceOf = (file: string) => ({ file, text: textOf(input, file), product });
  const entries = readCatalogue(catalogue.map(sourceOf));
  const sources = readMapSources(sourceOf(SOURCES_FILE));
  const read: Read = {
    recipes: entries.recipes,
    sources: sources.items,
    diagnostics: [...entries.diagnostics, ...sources.diagnostics],
  };
  stage.set(key, read);
  return read;
}

/** Covers everything that a map depends on, except its place. */
function keyOf({ place: _, ...recipe }: MapRecipe, { codeKey, hashOf, product }: SourceInput): string {
  const hashes = dataFilesOf(recipe).map(hashOf);
  return contentHash(JSON.stringify([codeKey, product, recipe, hashes, hashOf(SOURCES_FILE)]));
}

/** Only this function and the thread load the geometry libraries. */
async function createCompiler(input: SourceInput, sources: Gallery['sources']): Promise<Compile> {
  const [{ compileMap }, { createTopologyShelf }] = await Promise.all([
    import('./compile-map.ts'),
    import('./topology-shelf.ts'),
  ]);
  const topologyOf = createTopologyShelf(input.read);
  return recipe => compileMap(recipe, topologyOf, { product: input.product, sources });
}

function textOf({ read }: SourceInput, file: string): string {
  return new TextDecoder().decode(read(file));
}

function describeFiles(files: MapFiles): LoadedMap['files'] {
  const described = MAP_FILE_KINDS.map(kind => [kind, describe(files[kind])] as const);
  const { fineSvg } = files;
  // There is one entry for each kind.
  const required = Object.fromEntries(described) as Record<MapFileKind, DescribedFile>;
  return fineSvg === undefined ? required : { ...required, fineSvg: describe(fineSvg) };
}

function describe(text: string): DescribedFile {
  const bytes = new TextEncoder().encode(text);
  return { hash: contentHash(bytes), bytes: bytes.length };
}

/** The subject of the message about the missing library. */
const PICTURES = 'The picture for links to a map';
const SOURCES_FILE = 'maps/sources.yml';
