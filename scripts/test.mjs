// `npm test`: everything that has to pass before a change is merged.
import './setup/require-node.mjs';

void import('./setup/launch.mjs').then(({ launch }) => launch({ entry: 'scripts/test/run.ts', needsSite: true }));
