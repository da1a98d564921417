// `npm run attack`: attacks the product on both databases and prints which attacks were repelled.
import './setup/require-node.mjs';

void import('./setup/launch.mjs').then(({ launch }) => launch({ entry: 'e2e/attack/main.ts', needsSite: true }));
