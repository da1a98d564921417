import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.ts';
import { CODE_CACHE } from './paths.mjs';
import { PROGRAM_FOLDER, PROGRAMS } from './programs.mjs';

// Bundles the programs, and loads the product without running it, so that its first start finds it in Node's compile
// cache.
await bundle(PROGRAMS, PROGRAM_FOLDER);
enableCompileCache(CODE_CACHE);
await import(pathToFileURL(join(PROGRAM_FOLDER, 'start.js')).href);
flushCompileCache();
