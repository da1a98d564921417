// `npm run forget`: deletes a person's data.
import './setup/require-node.mjs';

void import('./setup/launch.mjs').then(({ launch }) => launch({ program: 'forget' }));
