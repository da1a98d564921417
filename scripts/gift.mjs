// `npm run gift`: creates gift codes for plans and prints them.
import './setup/require-node.mjs';

void import('./setup/launch.mjs').then(({ launch }) => launch({ entry: 'server/src/make-gifts.ts' }));
