import type { EditorSchema } from '../model/data-kind.ts';
import { SCHEMA_FOLDER } from '../model/paths/project-files.ts';

type DataFiles = readonly Pick<EditorSchema, 'name' | 'files'>[];

/** The files of a new site for Visual Studio Code: JSON that checks data files, and a task that lists messages. */
export function editorFiles(
  dataFiles: DataFiles,
): readonly { readonly file: string; readonly content: object }[] {
  return [
    { file: '.vscode/extensions.json', content: { recommendations: ['redhat.vscode-yaml'] } },
    { file: '.vscode/settings.json', content: editorSettings(dataFiles) },
    { file: '.vscode/tasks.json', content: TASKS },
  ];
}

/** Which schema the YAML extension uses for which files. Builds write the schemas. */
function editorSettings(dataFiles: DataFiles): object {
  return {
    'yaml.schemas': Object.fromEntries(
      dataFiles.map(({ name, files }) => [`./${SCHEMA_FOLDER}/${name}.json`, files]),
    ),
  };
}

/** A task that lists the messages of the check under “Problems”. */
const TASKS = {
  version: '2.0.0',
  tasks: [
    {
      label: 'Check the site',
      type: 'shell',
      command: 'npx site check',
      problemMatcher: {
        owner: 'site',
        fileLocation: ['relative', `\${workspaceFolder}`],
        pattern: {
          regexp: '^(\\S.*?):(\\d+)(?::(\\d+))?  (error|warning)  (\\S+)  (.*)$',
          file: 1,
          line: 2,
          column: 3,
          severity: 4,
          code: 5,
          message: 6,
        },
      },
    },
  ],
};
