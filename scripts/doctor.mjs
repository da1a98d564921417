// `npm run doctor`: looks at everything that has to be right, and says what to do.
import './setup/require-node.mjs';

void import('./setup/launch.mjs').then(({ launch }) => launch({ entry: 'server/src/doctor.ts' }));
