import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vitest/config';

const INDEX = /\/generated\/texts\/messages\/_index\.js$/;

const LANGUAGES = 2;

/**
 * Loads a package's texts as a single module in tests: the site has two thousand modules, one per message, so that each
 * page loads only its own texts, and transforming them all takes longer than its tests.
 */
export function textsInOne(): Plugin {
  return {
    name: 'texts-in-one',
    load(id) {
      if (!INDEX.test(id)) return null;
      const folder = dirname(id);
      const files = readdirSync(folder).filter((file) => file.endsWith('.js') && !id.endsWith(`/${file}`));
      // Packages with one module per language stay as they are.
      if (files.length <= LANGUAGES) return null;
      const lines = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
      const isImport = (line: string) => line.startsWith('import ');
      return [...new Set(lines.filter(isImport)), ...lines.filter((line) => !isImport(line))].join('\n');
    },
  };
}
