// `npm start`: sets this folder up if needed, then runs Perigee. No syntax newer than Node 14: see require-node.mjs.
import './setup/require-node.mjs';

void import('./setup/launch.mjs').then(({ launch }) =>
  launch({ program: 'start', needsSite: true, env: { NODE_ENV: 'production' } }),
);
