// `npm run try-update -- <commit>`: replaces that version by this one, process by process, while work goes on.
import './setup/require-node.mjs';

void import('./setup/launch.mjs').then(({ launch }) => launch({ entry: 'bench/try-update.ts', needsSite: true }));
