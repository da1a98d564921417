// `npm run dev`: like `npm start`, but starts again whenever a source file of the server changes and serves the site's sources.
import './setup/require-node.mjs';

const WATCHED = ['start.ts', 'core/src', 'server/src', 'server/generated', 'simulator/src'];

void import('./setup/launch.mjs').then(({ launch }) =>
  launch({
    entry: 'start.ts',
    needsSite: true,
    // By path: watching what is imported would also see the file in which Vite compiles its own configuration.
    nodeArguments: ['--watch-preserve-output', ...WATCHED.map((path) => `--watch-path=${path}`)],
    entryArguments: ['--dev'],
    env: { NODE_ENV: 'development' },
  }),
);
