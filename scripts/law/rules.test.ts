import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { listSources } from './list-sources.ts';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

/** The linter warns at 200; above this a file has more than one subject (docs: CONTRIBUTING.md). */
const LINES_MAX = 300;

/** Data tables grow with the product, not with its complexity. */
const TABLE_FILE = /(^|\/)(demo-(world|guilds|people)|icon-paths|[a-z-]+-table)\.tsx?$/;

const THEME_FILES = /^web\/app\/styles\/tokens\.css$|^core\/src\/theme\//;
const COLOUR =
  /(?<![\w&/-])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab)\(\s*[\d.]/gi;
const SILENCED_CODE = /\bas any\b|\bas unknown as\b/;
const SILENCED_LINE = /@ts-(?:ignore|nocheck|expect-error)/;
const TYPED_PATH = /['"`]\/?(?:api\/)?(?:private|public|oauth2)\//;

/** A reason written as a literal in a schema; zod accepts any text there, `issueCode` only codes of the list. */
const TYPED_REASON = /\berror: ['"`]/;
/** Sentences are for people; programs compare a status or a code. */
const COMPARED_SENTENCE =
  /\bmessage\s*[!=]==(?!\s*(?:undefined|null)\b)|\bmessage\.(?:includes|startsWith|endsWith|match)\(/;

/** A section's definition holds its special cases; subscribers to its saves use `onSectionSaved`. */
const COMPARED_SECTION = /\bsection\s*[!=]==\s*['"`]|['"`]\s*[!=]==\s*section\b/;

const MERGE_MARK = /^(?:<{7} |>{7} |={7}$)/m;

const sources = listSources(REPOSITORY).map((path) => ({ path, text: readFileSync(join(REPOSITORY, path), 'utf8') }));
const site = sources.filter(({ path }) => path.startsWith('web/app/') && !/\.test\.tsx?$/.test(path));
const styles = globSync('web/app/**/*.css', { cwd: REPOSITORY }).map((path) => ({
  path,
  text: readFileSync(join(REPOSITORY, path), 'utf8'),
}));

const pages = globSync(['*.md', '{docs,bench}/**/*.md'], { cwd: REPOSITORY }).map((path) => ({
  path,
  text: readFileSync(join(REPOSITORY, path), 'utf8'),
}));

interface Source {
  path: string;
  text: string;
}

const pathsOf = (found: readonly Source[]) => found.map(({ path }) => path);
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

test('No file contains merge conflict markers', () => {
  const unfinished = [...sources, ...pages].filter(({ text }) => MERGE_MARK.test(text));

  expect(pathsOf(unfinished)).toEqual([]);
});

describe('source files', () => {
  test('No source file exceeds the maximum length', () => {
    const tooLong = sources.filter(({ path, text }) => !TABLE_FILE.test(path) && text.split('\n').length > LINES_MAX);

    expect(pathsOf(tooLong)).toEqual([]);
  });

  test('No source file silences the type checker', () => {
    const silenced = sources
      .filter(({ path }) => !path.endsWith('law/rules.test.ts'))
      .filter(({ text }) => SILENCED_CODE.test(withoutComments(text)) || SILENCED_LINE.test(text));

    expect(pathsOf(silenced)).toEqual([]);
  });
});

describe('refusals', () => {
  test('Schemas in core use only issue codes from the closed list', () => {
    const schemas = sources.filter(({ path }) => path.startsWith('core/src/') && !path.endsWith('.test.ts'));
    const typed = schemas.filter(({ text }) => TYPED_REASON.test(withoutComments(text)));

    expect(pathsOf(typed)).toEqual([]);
  });

  test('The site distinguishes errors by code instead of message', () => {
    const comparing = site.filter(({ text }) => COMPARED_SENTENCE.test(withoutComments(text)));

    expect(pathsOf(comparing)).toEqual([]);
  });
});

test('No source file compares section names', () => {
  const asking = sources
    .filter(({ path }) => /^(?:core|server|web)\//.test(path) && !/\.test\.tsx?$|^server\/test\//.test(path))
    .filter(({ text }) => COMPARED_SECTION.test(withoutComments(text)));

  expect(pathsOf(asking)).toEqual([]);
});

describe('site', () => {
  test('The site uses only colours of the theme', () => {
    const coloured = [...site, ...styles]
      .filter(({ path }) => !THEME_FILES.test(path))
      .flatMap(({ path, text }) => [...withoutComments(text).matchAll(COLOUR)].map(([colour]) => `${path}: ${colour}`));

    expect(coloured).toEqual([]);
  });

  test('The site uses API paths only from the contract', () => {
    const typed = site.filter(({ text }) => TYPED_PATH.test(withoutComments(text)));

    expect(pathsOf(typed)).toEqual([]);
  });
});

describe.for(['web', 'server'])('texts of %s', (name) => {
  const read = (locale: string): Record<string, unknown> =>
    JSON.parse(readFileSync(join(REPOSITORY, name, 'messages', `${locale}.json`), 'utf8'));

  test('Every message exists in English and in Russian', () => {
    const [english, russian] = [read('en'), read('ru')];

    expect(Object.keys(russian).toSorted()).toEqual(Object.keys(english).toSorted());
  });
});
