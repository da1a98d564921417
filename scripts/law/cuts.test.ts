import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findBareCuts } from './cuts.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'perigee-cuts-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(path: string, source: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), source);
}

describe('cut check', () => {
  test.for([
    'input.slice(0, INPUT_MAX)',
    'message?.text.slice(0, SNAPSHOT_MAX).toWellFormed()',
    'options.item.name.slice(0, 50)',
    'text.slice(-AROUND)',
    'm.shop_buy({ price }, { locale }).slice(0, LABEL_MAX)',
    '(reason === "" ? by : `${by}: ${reason}`).slice(0, AUDIT_REASON_MAX)',
    "lines.join(', ').slice(0, CONTENT_MAX)",
    "word.replace(/^@/, '').slice(0, max)",
    'anything.substring(0, end)',
  ])('The cut check reports %s', (expression) => {
    plant('server/src/a.ts', `// Shown to members.\nexport const shown = ${expression};\n`);

    const found = findBareCuts(root);

    expect(found).toEqual(['server/src/a.ts:2: cut texts with cutText, which keeps emoji whole']);
  });

  test.for([
    'names.slice(0, NAMES_MAX)',
    'text.slice(prefix.length)',
    'text.slice(0, at)',
    'digest.slice(0, HASH_LENGTH)',
    'cutText(input, INPUT_MAX)',
  ])('The cut check allows %s', (expression) => {
    plant('server/src/a.ts', `export const shown = ${expression};\n`);

    expect(findBareCuts(root)).toEqual([]);
  });

  test('The cut check leaves tests alone', () => {
    plant('server/test/a.test.ts', 'export const shown = text.slice(0, 100);\n');

    expect(findBareCuts(root)).toEqual([]);
  });
});
