import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CODE_CACHE, ROOT } from './paths.mjs';

// Loads the product without running it, so that its first start finds every file in the compile cache.
enableCompileCache(CODE_CACHE);
await import(pathToFileURL(join(ROOT, 'start.ts')).href);
flushCompileCache();
