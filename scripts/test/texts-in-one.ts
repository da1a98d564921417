import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vitest/config';

const INDEX = /\/generated\/texts\/messages\/_index\.js$/;

const LANGUAGES = 2;

/**
 * Has tests load a package's texts as one module: the site's are two thousand, one for each message, so that a page brings
 * its own alone, and transforming all of them takes longer than its tests.
 */
export function textsInOne(): Plugin {
  return {
    name: 'texts-in-one',
    load(id) {
      if (!INDEX.test(id)) return null;
      const folder = dirname(id);
      const files = readdirSync(folder).filter((file) => file.endsWith('.js') && !id.endsWith(`/${file}`));
      // Those of a package with a module for each language stay as they are.
      if (files.length <= LANGUAGES) return null;
      const lines = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
      const isImport = (line: string) => line.startsWith('import ');
      return [...new Set(lines.filter(isImport)), ...lines.filter((line) => !isImport(line))].join('\n');
    },
  };
}
