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

/** Extracts the reference in this process. It loads TypeScript and TypeDoc, and takes seconds. */
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

/** A mistake in someone else's package cannot be corrected here, so it must not stop the site's build. */
function softenInPackages(diagnostic: Diagnostic): Diagnostic {
  const isForeign = diagnostic.place?.file.split('/').includes('node_modules');
  return isForeign ? { ...diagnostic, severity: 'warning' } : diagnostic;
}

/** Turns off everything that TypeDoc does beyond conversion (pages, git, README). We find missing comments ourselves. */
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

/** No option readers: TypeDoc ignores a `typedoc.json` or tsconfig in the folder. */
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
