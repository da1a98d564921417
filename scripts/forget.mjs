// `npm run forget`: forgets a person.
import './setup/require-node.mjs';

void import('./setup/launch.mjs').then(({ launch }) => launch({ entry: 'server/src/forget.ts' }));
