import { join } from 'node:path';
import { compareDiagnostics, type Diagnostic } from '@mapwright/site/system';
import { Application, type ProjectReflection, type TypeDocOptions } from 'typedoc';
import type { ApiExtraction } from '../api.ts';
import { createSourceOf } from './api-places.ts';
import { createDeclarationProgram, type DeclarationProgram } from './declaration-program.ts';
import type { ExtractionRequest } from './extraction-request.ts';
import { findUndocumented } from './find-undocumented.ts';
import { keepWrittenTypes } from './keep-written-types.ts';
import { translateLibrary } from './translate-library.ts';
import { type ToldProblem, WarningCollector } from './warning-collector.ts';
import { warningDiagnostics } from './warning-diagnostics.ts';

/** Extracts the reference in this very process: TypeScript and TypeDoc are loaded, and it takes seconds. */
export async function extractInProcess(request: ExtractionRequest): Promise<ApiExtraction> {
  const declarations = createDeclarationProgram(request);
  const { project, warnings } = await convert(request, declarations);
  const sourceOf = createSourceOf(request.root, declarations.isOwn);
  const { modules, diagnostics } = translateLibrary({ project, declarations, sourceOf });
  const told = [
    ...declarations.diagnostics,
    ...diagnostics,
    ...warningDiagnostics({ root: request.root, warnings, project, sourceOf }),
  ].map(softenInPackages);
  const all = [...told, ...findUndocumented(modules, request.requiresComments ? 'error' : 'warning')];
  return { modules, diagnostics: all.sort(compareDiagnostics), inputs: declarations.inputs() };
}

/** What stands in a package of others cannot be mended here: it must not keep a site from being built. */
function softenInPackages(diagnostic: Diagnostic): Diagnostic {
  const isForeign = diagnostic.place?.file.split('/').includes('node_modules');
  return isForeign ? { ...diagnostic, severity: 'warning' } : diagnostic;
}

/** What TypeDoc would do beyond conversion (pages, git, README) stays off; which comments are missing we find ourselves. */
const OPTIONS = {
  name: 'library',
  lang: 'en',
  readme: 'none',
  alwaysCreateEntryPointModule: true,
  excludePrivate: true,
  excludeInternal: true,
  excludeExternals: false,
  disableGit: true,
  sourceLinkTemplate: '{path}#{line}',
  cascadedModifierTags: [],
  sort: ['source-order'],
  sortEntryPoints: false,
  entryPoints: [],
  projectDocuments: [],
} satisfies TypeDocOptions;

interface Conversion {
  readonly project: ProjectReflection;
  readonly warnings: readonly ToldProblem[];
}

/** No readers of options: a `typedoc.json` or a tsconfig in the folder has no say. */
async function convert(request: ExtractionRequest, declarations: DeclarationProgram): Promise<Conversion> {
  const { program } = declarations;
  const application = await Application.bootstrap({ ...OPTIONS, basePath: request.root }, []);
  const collector = new WarningCollector();
  application.logger = collector;
  application.options.setCompilerOptions(
    [...program.getRootFileNames()],
    program.getCompilerOptions(),
    undefined,
  );
  keepWrittenTypes(application);
  const entryPoints = request.entryFiles.flatMap(({ file, modulePath }) => {
    const sourceFile = program.getSourceFile(join(request.root, file));
    return sourceFile === undefined ? [] : [{ displayName: modulePath, program, sourceFile }];
  });
  const project = application.converter.convert(entryPoints);
  return { project, warnings: collector.problems };
}
