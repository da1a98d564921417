import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findOwnParsers } from './own-parsers.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'perigee-parsers-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(path: string, source: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), source);
}

const COMMAND = 'server/src/features/economy/wallet/pay.command.ts';

test.for([
  ['Number', 'const amount = Number(text);'],
  ['Number of joined texts', 'const amount = Number(whole + fraction);'],
  ['parseInt', 'const amount = parseInt(text, 10);'],
  ['Number.parseFloat', 'const amount = Number.parseFloat(text);'],
  ['Number for each text', 'const amounts = texts.map(Number);'],
  ['digits in any number', String.raw`const AMOUNT = /^\d+$/;`],
  ['a few digits', String.raw`const AMOUNT = /^(\d{1,5})k$/;`],
  ['digits and marks', String.raw`const AMOUNT = /^[\d.,]+$/;`],
  ['digits of any script', String.raw`const AMOUNT = /^\p{Nd}+/u;`],
] as const)('A command that reads a number by itself, with %s, is reported', ([, source]) => {
  plant(COMMAND, source);

  const found = findOwnParsers(root);

  expect(found).toEqual([expect.stringMatching(/^server\/.*pay\.command\.ts: .* reads a number by itself/)]);
});

test.for([
  ['an id', COMMAND, String.raw`const ID = /^<@!?(\d{17,20})>$/;`],
  ['letters and digits of words', COMMAND, String.raw`const WORD = /[\p{L}\p{N}]+/gu;`],
  ['a calculated large integer', COMMAND, 'const share = Number((balance * part) / 100n);'],
  ['the readers themselves', 'core/src/base/reading/amount.ts', 'const value = Number(digits);'],
  ['a setting of the environment', 'server/src/config/port.ts', 'const port = Number(input);'],
  [
    'rows of the database',
    'server/src/features/economy/wallet/read-floor.ts',
    "import { sql } from 'kysely';\nconst floor = Number(row.floor);",
  ],
  ['a test', 'server/src/features/economy/wallet/pay.test.ts', 'const amount = Number(text);'],
] as const)('The law against parsers allows %s', ([, path, source]) => {
  plant(path, source);

  const found = findOwnParsers(root);

  expect(found).toEqual([]);
});
