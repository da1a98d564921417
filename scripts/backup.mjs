// `npm run backup`: writes the whole database to a file.
import './setup/require-node.mjs';

void import('./setup/launch.mjs').then(({ launch }) => launch({ program: 'back-up' }));
