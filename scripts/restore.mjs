// `npm run restore`: replaces the database with a backup.
import './setup/require-node.mjs';

void import('./setup/launch.mjs').then(({ launch }) => launch({ program: 'restore' }));
