import { contentHash, type Diagnostic, type LoadedSource, type SourceInput } from '@mapwright/site/source';
import {
  type CompiledMap,
  type DescribedFile,
  type Gallery,
  type LoadedMap,
  MAP_FILE_KINDS,
  type MapFileKind,
  type MapFiles,
  type MapRecipe,
  type PreparedTopology,
} from '../map.ts';

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

type Compile = (recipe: MapRecipe) => {
  readonly map: CompiledMap | null;
  readonly diagnostics: readonly Diagnostic[];
};

/** Compiles every map of the catalogue, once for each state of its entry and of its geometry. */
export async function loadGallery(input: SourceInput): Promise<LoadedSource<LoadedGallery>> {
  const { recipes, sources, diagnostics: problems } = await readCatalogueFiles(input);
  const records = input.stage<MapRecord>('heads');
  const texts = input.stage<MapFiles>('files');
  const recipeOf = new Map(recipes.map(recipe => [recipe.slug, recipe]));
  let compile: Compile | undefined;
  let last: { readonly slug: string; readonly files: MapFiles } | undefined;

  const maps: LoadedMap[] = [];
  const diagnostics = [...problems];
  for (const recipe of recipes) {
    const { place } = recipe;
    const { map, problems } = records.get(keyOf(recipe, input)) ?? (await make(recipe)).record;
    diagnostics.push(...problems.map(problem => ({ ...problem, place })));
    if (map !== null) maps.push({ ...map, place });
  }
  // Without the pictures of maps, the site would have broken links.
  if (maps.length > 0) diagnostics.push(...input.missingPackages(PICTURES, ['sharp']));
  const gallery = {
    maps,
    sources,
    borders: readPrepared<Gallery['borders']>(BORDERS_FILE, input) ?? {},
    names: readPrepared<Gallery['names']>(NAMES_FILE, input) ?? {},
    facts: readPrepared<Gallery['facts']>(FACTS_FILE, input) ?? { places: {} },
    codes: readPrepared<Gallery['codes']>(CODES_FILE, input) ?? {},
  };
  return { data: { gallery, filesOf }, diagnostics };

  /** The files of a map are published one after the other, so its texts are parsed once. */
  async function filesOf(slug: string): Promise<MapFiles> {
    if (last?.slug !== slug) last = { slug, files: await readFiles(slug) };
    return last.files;
  }

  async function readFiles(slug: string): Promise<MapFiles> {
    const recipe = recipeOf.get(slug);
    const files = recipe && (texts.get(keyOf(recipe, input)) ?? (await make(recipe)).files);
    if (files === undefined) throw new Error(`There is no map "${slug}"`);
    return files;
  }

  async function make(recipe: MapRecipe): Promise<{ record: MapRecord; files?: MapFiles }> {
    compile ??= await createCompiler(input, sources);
    const { map, diagnostics } = compile(recipe);
    const problems = diagnostics.map(({ place: _, ...problem }) => problem);
    const record = { map: map && { ...map.head, files: describeFiles(map.files) }, problems };
    records.set(keyOf(recipe, input), record);
    if (map === null) return { record };
    texts.set(keyOf(recipe, input), map.files);
    return { record, files: map.files };
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
  const hashes = [...recipe.sources, ...(recipe.fine?.sources ?? [])].map(source =>
    hashOf(dataFileOf(source)),
  );
  return contentHash(JSON.stringify([codeKey, product, recipe, hashes, hashOf(SOURCES_FILE)]));
}

/** Only this function loads the geometry libraries. It parses a topology once for all maps that use it. */
async function createCompiler(input: SourceInput, sources: Gallery['sources']): Promise<Compile> {
  const [{ compileMap }, { parseTopology }] = await Promise.all([
    import('./compile-map.ts'),
    import('./parse-topology.ts'),
  ]);
  const parsed = new Map<string, PreparedTopology | undefined>();
  const topologyOf = (source: string) => {
    const file = dataFileOf(source);
    if (!parsed.has(file)) parsed.set(file, parseTopology(textOf(input, file)));
    return parsed.get(file);
  };
  return recipe => compileMap(recipe, topologyOf, { product: input.product, sources });
}

/** `countries/FR#departments` is an object in `maps/data/countries/FR.json`. */
function dataFileOf(source: string): string {
  return `maps/data/${source.split('#', 1)[0]}.json`;
}

/** Prepared data of countries; a site may have none. */
function readPrepared<Prepared>(file: string, input: SourceInput): Prepared | undefined {
  const text = textOf(input, file);
  return text === '' ? undefined : (JSON.parse(text) as Prepared);
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
const BORDERS_FILE = 'maps/data/borders.json';
const CODES_FILE = 'maps/data/codes.json';
const NAMES_FILE = 'maps/data/names.json';
const FACTS_FILE = 'maps/data/facts.json';
