import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, with a slash at the end. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * What Node made of the program's files. With it the compiler that takes the types out, 10 MB of the process, is not even loaded
 * (decision 0090).
 */
export const CODE_CACHE = join(ROOT, 'server/generated/code');
