// `npm run gift`: creates gift codes for plans and prints them.
import './setup/require-node.mjs';

void import('./setup/launch.mjs').then(({ launch }) => launch({ program: 'make-gifts' }));
