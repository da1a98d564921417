// `npm run simulator`: runs the platform simulator alone.
import './setup/require-node.mjs';

void import('./setup/launch.mjs').then(({ launch }) =>
  launch({ entry: 'simulator/src/start.ts', needsChatPage: true }),
);
