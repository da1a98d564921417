// `npm run restore`: makes the database what a backup holds.
import './setup/require-node.mjs';

void import('./setup/launch.mjs').then(({ launch }) => launch({ entry: 'server/src/restore.ts' }));
