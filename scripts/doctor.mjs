// `npm run doctor`: checks the whole setup, and says how to fix problems.
import './setup/require-node.mjs';

void import('./setup/launch.mjs').then(({ launch }) => launch({ program: 'doctor' }));
