import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findDeadCitations } from './citations.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'perigee-citations-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(files: Record<string, string>): void {
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
}

const RULES = {
  'docs/rules/boost.md': '# Boost\n\n## What it brings\n\n## Prices\n',
  'docs/decisions/0042-boosts.md': '# 42. Boosts\n',
};

describe('citation check', () => {
  test.for([
    ['a missing heading', 'core/src/a.ts', '/** Roubles (docs/rules/boost.md#price). */'],
    ['a missing document', 'core/src/a.ts', '// See docs/rules/shop.md.'],
    ['a missing decision', 'server/src/a.ts', '// Never twice (decision 0043).'],
    ['one missing decision of several', 'server/src/a.ts', '// As decisions 0042 and 0099 say.'],
    ['a document outside the repository', 'web/app/a.tsx', '/** A card (spec.md 3). */'],
    ['notes outside the repository', 'web/app/a.css', '/* As decisions, "Wire" has it. */'],
    ['a dead link', 'docs/a.md', '[prices](rules/boost.md#costs)'],
    ['a dead link within the page', 'docs/rules/a.md', '# A\n[b](#b)'],
  ] as const)('The citation check reports %s', ([, path, source]) => {
    plant({ ...RULES, [path]: source });

    const dead = findDeadCitations(root);

    expect(dead).toEqual([expect.stringMatching(new RegExp(`^${path} (cites|names) `))]);
  });

  test('The citation check accepts existing documents, headings and decisions', () => {
    plant({
      ...RULES,
      'core/src/a.ts': '/** See docs/rules/boost.md#what-it-brings and docs/rules/boost.md (decision 0042). */',
      'docs/a.md': '# A b\n[prices](rules/boost.md#prices), [here](#a-b), [there](https://example.com/x.md)',
      'docs/rules/a.md': '[decision 0042](../decisions/0042-boosts.md)',
    });

    const dead = findDeadCitations(root);

    expect(dead).toEqual([]);
  });
});
