import { join, relative } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { ROOT } from './paths.mjs';

/** Own modules, as opposed to packages and Node's modules. */
const OWN = /^(?:[./#]|@perigee\/)|^[A-Z]:\\/;

/**
 * Packages that consist of many modules and look for no file beside themselves: a quarter of what loading a program
 * costs. Whatever else uses one of them has to be listed too, or it is loaded twice.
 */
const MANY_MODULES = /^(?:kysely|zod|fastify-type-provider-zod)(?:\/|$)/;

/**
 * Bundles programs into one folder: a file for each, and files for what they share. Most packages stay outside.
 * @param inputs sources below the repository's folder, by the name of the resulting file
 */
export async function bundle(inputs: Readonly<Record<string, string>>, folder: string): Promise<void> {
  const build = await rolldown({
    cwd: ROOT,
    input: Object.fromEntries(Object.entries(inputs).map(([name, source]) => [name, join(ROOT, source)])),
    platform: 'node',
    external: (id) => !OWN.test(id) && !MANY_MODULES.test(id),
    plugins: [keepUrls(folder)],
  });
  await build.write({
    dir: folder,
    cleanDir: true,
    format: 'esm',
    sourcemap: true,
    sourcemapExcludeSources: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'shared-[name].js',
  });
}

/** Gives each module the URL of its source, beside which it looks for files. */
function keepUrls(folder: string): Plugin {
  return {
    name: 'keep-urls',
    transform: {
      filter: { code: 'import.meta.' },
      handler(code, source) {
        if (/import\.meta\.(?:dirname|filename)/.test(code))
          this.error('A bundled module can only use import.meta.url');
        const path = relative(folder, source).replaceAll('\\', '/');
        // Lines stay where they are, so the source map holds.
        return {
          code: code.replaceAll('import.meta.url', `new URL(${JSON.stringify(path)}, import.meta.url).href`),
          map: null,
        };
      },
    },
  };
}
