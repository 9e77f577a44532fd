/**
 * What git runs with, so that it finds the repository around the folder in which it is started. A hook names its own repository in the
 * environment, and git would take that folder for the whole of its work tree: without the ignore files above it, and without its dates.
 */
export function gitEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_HOOKS.has(name)));
}

const OF_HOOKS = new Set(['GIT_DIR', 'GIT_WORK_TREE', 'GIT_COMMON_DIR', 'GIT_INDEX_FILE', 'GIT_PREFIX']);
