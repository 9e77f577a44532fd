// Runs commands of the program one after the other, as `bin/site.js` would, without a start of Node for each.
import { pathToFileURL } from 'node:url';

const program = pathToFileURL(process.argv[2] ?? '').href;
let runs = 0;

for (const stream of [process.stdout, process.stderr]) stream.setMaxListeners(0);

process.on('message', async ({ words, folder, environment }) => {
  const before = { ...process.env };
  Object.assign(process.env, environment);
  process.chdir(folder);
  process.argv = [process.execPath, program, ...words];
  const stdout = withhold(process.stdout);
  const stderr = withhold(process.stderr);
  await import(`${program}?${++runs}`);
  process.exitCode = 0;
  process.env = before;
  process.send?.({ stdout: stdout(), stderr: stderr() });
});

/** Keeps what is written to a stream until it is asked for. */
function withhold(stream) {
  const { write } = stream;
  let text = '';
  stream.write = chunk => {
    text += chunk;
    return true;
  };
  return () => {
    stream.write = write;
    return text;
  };
}
