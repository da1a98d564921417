// `npm run move`: moves the embedded database to a PostgreSQL server.
import './setup/require-node.mjs';

void import('./setup/launch.mjs').then(({ launch }) => launch({ program: 'move' }));
