import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, with a trailing slash. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Node's compile cache of the program. With it, the compiler that strips types and takes 10 MB is not even loaded
 * (decision 0090).
 */
export const CODE_CACHE = join(ROOT, 'server/generated/code');
