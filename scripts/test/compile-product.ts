import { flushCompileCache } from 'node:module';

// What each worker of the tests on a database loads; written to the compile cache of this process.
await import('@perigee/server/test-support/world');
flushCompileCache();
process.exit(0);
