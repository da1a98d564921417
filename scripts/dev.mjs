// `npm run dev`: like `npm start`, but restarts whenever a source file of the server changes, and serves the site from
// source.
import './setup/require-node.mjs';

// Of the generated files only the texts: Node writes its compile cache next to them whenever the product exits.
const WATCHED = ['start.ts', 'core/src', 'server/src', 'server/generated/texts', 'simulator/src'];

void Promise.all([import('./setup/launch.mjs'), import('./setup/build.mjs')]).then(([{ launch }, { watchSources }]) =>
  launch({
    entry: 'start.ts',
    needsSite: true,
    // By path: watching imports would include the temporary file in which Vite compiles its configuration.
    nodeArguments: ['--watch-preserve-output', ...WATCHED.map((path) => `--watch-path=${path}`)],
    entryArguments: ['--dev'],
    // The compiled texts are in a watched folder.
    beside: watchSources,
    env: { NODE_ENV: 'development' },
  }),
);
