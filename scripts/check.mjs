// `npm run check`: the static checks and the unit tests, in seconds.
import './setup/require-node.mjs';

void import('./setup/launch.mjs').then(({ launch }) => launch({ entry: 'scripts/check/run.ts', needsSite: true }));
