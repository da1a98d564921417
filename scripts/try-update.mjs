// `npm run try-update -- <commit>`: updates from that version to this one, process by process, under load.
import './setup/require-node.mjs';

void import('./setup/launch.mjs').then(({ launch }) =>
  launch({ entry: 'bench/update/try-update.ts', needsSite: true }),
);
