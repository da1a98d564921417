// `npm run dev`: like `npm start`, but starts again whenever a source file of the server changes and serves the site's sources.
import './setup/require-node.mjs';

// Of what is generated the texts alone: Node writes the compiled program beside them whenever the product ends.
const WATCHED = ['start.ts', 'core/src', 'server/src', 'server/generated/texts', 'simulator/src'];

void Promise.all([import('./setup/launch.mjs'), import('./setup/build.mjs')]).then(([{ launch }, { watchTexts }]) =>
  launch({
    entry: 'start.ts',
    needsSite: true,
    // By path: watching what is imported would also see the file in which Vite compiles its own configuration.
    nodeArguments: ['--watch-preserve-output', ...WATCHED.map((path) => `--watch-path=${path}`)],
    entryArguments: ['--dev'],
    // What is compiled lies in a folder that is watched.
    beside: watchTexts,
    env: { NODE_ENV: 'development' },
  }),
);
