// `npm run backup`: writes everything the database holds into a file.
import './setup/require-node.mjs';

void import('./setup/launch.mjs').then(({ launch }) => launch({ entry: 'server/src/back-up.ts' }));
