// `npm test`: everything that has to hold before a change lands.
import './setup/require-node.mjs';

void import('./setup/launch.mjs').then(({ launch }) => launch({ entry: 'scripts/test/run.ts', needsSite: true }));
