// `npm run books`: checks that the ledger adds up.
import './setup/require-node.mjs';

void import('./setup/launch.mjs').then(({ launch }) => launch({ program: 'check-books' }));
