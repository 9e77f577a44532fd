import { contentHash } from '../../host/content-hash.ts';
import type { Memo } from '../../host/memo.ts';
import type { SourceTree } from '../../host/source-tree.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import {
  type CompiledMap,
  type Gallery,
  type LoadedMap,
  MAP_FILE_KINDS,
  type MapFiles,
  type MapRecipe,
  type PreparedTopology,
} from '../../model/map.ts';

export interface LoadedGallery {
  readonly gallery: Gallery;
  readonly diagnostics: readonly Diagnostic[];
  /** The texts of a map's files. */
  readonly filesOf: (slug: string) => Promise<MapFiles>;
}

export interface GalleryContext {
  readonly config: SiteConfig;
  readonly tree: SourceTree;
  readonly memo: Memo;
  readonly programHash: string;
}

/** A map apart from its place, which moves when the catalogue grows. */
type MapRecord = Omit<LoadedMap, 'place'>;

type Compile = (recipe: MapRecipe) => {
  readonly map: CompiledMap | null;
  readonly diagnostics: readonly Diagnostic[];
};

/** Compiles every map of the catalogue, each once for each state of its entry and of the geometry that it takes. */
export async function loadGallery(
  catalogue: readonly string[],
  context: GalleryContext,
): Promise<LoadedGallery> {
  const { tree, memo } = context;
  const { recipes, sources, diagnostics: problems } = await readCatalogueFiles(catalogue, context);
  const diagnostics = [...problems];
  const records = memo.stage<MapRecord>('maps');
  const texts = memo.stage<MapFiles>('map-files');
  const recipeOf = new Map(recipes.map(recipe => [recipe.slug, recipe]));
  let compile: Compile | undefined;

  const maps: LoadedMap[] = [];
  for (const recipe of recipes) {
    const record = records.get(keyOf(recipe, context)) ?? (await make(recipe))?.record;
    if (record !== undefined) maps.push({ ...record, place: recipe.place });
  }
  return {
    gallery: { maps, sources, borders: readBorders(tree) },
    diagnostics,
    filesOf: async slug => {
      const recipe = recipeOf.get(slug);
      const files = recipe && (texts.get(keyOf(recipe, context)) ?? (await make(recipe))?.files);
      if (files === undefined) throw new Error(`There is no map "${slug}"`);
      return files;
    },
  };

  /** What has something to tell is not remembered. */
  async function make(recipe: MapRecipe): Promise<{ record: MapRecord; files: MapFiles } | undefined> {
    compile ??= await createCompiler(context);
    const compiled = compile(recipe);
    diagnostics.push(...compiled.diagnostics);
    if (compiled.map === null) return undefined;
    const { head, files } = compiled.map;
    const record = { ...head, files: describeFiles(files) };
    if (compiled.diagnostics.length === 0) {
      records.set(keyOf(recipe, context), record);
      texts.set(keyOf(recipe, context), files);
    }
    return { record, files };
  }
}

/** The entries of the catalogue and where their data comes from. YAML is parsed once for each state of the files. */
async function readCatalogueFiles(
  catalogue: readonly string[],
  { config, tree, memo, programHash }: GalleryContext,
) {
  type Read = {
    readonly recipes: readonly MapRecipe[];
    readonly sources: Gallery['sources'];
    readonly diagnostics: readonly Diagnostic[];
  };
  if (catalogue.length === 0) return { recipes: [], sources: [], diagnostics: [] } satisfies Read;
  const stage = memo.stage<Read>('catalogue');
  const files = [...catalogue, SOURCES_FILE];
  const key = contentHash(
    JSON.stringify([programHash, config.product, files.map(file => [file, tree.hashOf(file)])]),
  );
  const known = stage.get(key);
  if (known !== undefined) return known;
  const [{ readCatalogue }, { readMapSources }] = await Promise.all([
    import('../maps/read-catalogue.ts'),
    import('../maps/read-map-sources.ts'),
  ]);
  const sourceOf = (file: string) => ({ file, text: textOf(tree, file), product: config.product });
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

/** Names everything that a map depends on but for its place. */
function keyOf({ place: _, ...recipe }: MapRecipe, { config, tree, programHash }: GalleryContext): string {
  const hashes = recipe.sources.map(source => tree.hashOf(dataFileOf(source)));
  return contentHash(JSON.stringify([programHash, config.product, recipe, hashes]));
}

/** The geometry libraries are loaded only here; a topology is parsed once for all maps that take it. */
async function createCompiler({ config, tree }: GalleryContext): Promise<Compile> {
  const { compileMap } = await import('../maps/compile-map.ts');
  const parsed = new Map<string, PreparedTopology | undefined>();
  const topologyOf = (source: string) => {
    const file = dataFileOf(source);
    if (!parsed.has(file)) parsed.set(file, parseTopology(textOf(tree, file)));
    return parsed.get(file);
  };
  return recipe => compileMap(recipe, topologyOf, config.product);
}

function parseTopology(text: string): PreparedTopology | undefined {
  // The files of `maps/data/` are made by `maps/prepare/`, which writes this form.
  return text === '' ? undefined : (JSON.parse(text) as PreparedTopology);
}

/** `countries/FR#departments` is an object of `maps/data/countries/FR.json`. */
function dataFileOf(source: string): string {
  return `maps/data/${source.split('#', 1)[0]}.json`;
}

function readBorders(tree: SourceTree): Gallery['borders'] {
  const text = textOf(tree, BORDERS_FILE);
  return text === '' ? {} : (JSON.parse(text) as Gallery['borders']);
}

function textOf(tree: SourceTree, file: string): string {
  return new TextDecoder().decode(tree.read(file));
}

function describeFiles(files: MapFiles): LoadedMap['files'] {
  const described = MAP_FILE_KINDS.map(kind => {
    const bytes = new TextEncoder().encode(files[kind]);
    return [kind, { hash: contentHash(bytes), bytes: bytes.length }] as const;
  });
  // One entry for each kind.
  return Object.fromEntries(described) as LoadedMap['files'];
}

const SOURCES_FILE = 'maps/sources.yml';
const BORDERS_FILE = 'maps/data/borders.json';
