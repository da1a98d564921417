// `npm run dev`: like `npm start`, but starts again whenever a source file of the server changes and serves the site's sources.
import './setup/require-node.mjs';

void import('./setup/launch.mjs').then(({ launch }) =>
  launch({
    entry: 'start.ts',
    needsSite: true,
    nodeArguments: ['--watch', '--watch-preserve-output'],
    entryArguments: ['--dev'],
    env: { NODE_ENV: 'development' },
  }),
);
