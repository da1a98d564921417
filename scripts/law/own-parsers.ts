import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallExpression, parseSync, Visitor } from 'oxc-parser';
import { listSources } from './list-sources.ts';
import { isOfMachines } from './machine-text.ts';

const CHECKED = /^(?:core\/src|server\/src|web\/app)\/(?!.*\.test\.tsx?$)/;

/** The functions that turn text into numbers. */
const PARSERS = new Set(['Number', 'parseInt', 'parseFloat']);

/** Classes in a pattern: of digits alone, such as `[1-9]` or `[\d.,]`, or of anything else. */
const CLASS = /\[(?:\\.|[^\]\\])*\]/g;
const DIGITS_ALONE = /^\[(?:\\d|\d-9|\\p\{Nd?\}|[-+.,\s½]|\\s)+\]$/;
const HAS_DIGIT = /\\d|\d-9|\\p\{Nd?\}/;
/** As many as ids have; a number that people write is shorter. */
const ID = /\\d\{(?:1,20|1[5-9](?:,(?:19|20))?)\}/g;
const NUMBER = /(?:\\d|\\p\{Nd?\})(?:[+*]|\{\d)/;

/**
 * One line for each place that reads a number out of a text by itself, outside of the readers and the texts of machines
 * (decision 0150).
 */
export function findOwnParsers(root: string): string[] {
  return listSources(root)
    .filter((path) => CHECKED.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ path, text }) => !isOfMachines(path, text))
    .flatMap(({ path, text }) =>
      parsersIn(path, text).map((found) => `${path}: ${found} reads a number by itself; see core/src/base/reading`),
    );
}

function parsersIn(path: string, text: string): string[] {
  const found: string[] = [];
  const visitor = new Visitor({
    CallExpression: (call) => {
      if (isParsing(call)) found.push(text.slice(call.start, call.end).split('\n', 1)[0] ?? '');
    },
    Literal: (literal) => {
      if ('regex' in literal && matchesNumber(literal.regex.pattern)) found.push(`/${literal.regex.pattern}/`);
    },
  });
  visitor.visit(parseSync(path, text).program);
  return found;
}

/** `Number(text)`, `Number.parseInt(text)`, `texts.map(Number)`. */
function isParsing({ callee, arguments: given }: CallExpression): boolean {
  const [first] = given;
  // Calculated, so that it is a large integer.
  if (first?.type === 'BinaryExpression' && first.operator !== '+') return false;
  if (given.some((each) => each.type === 'Identifier' && PARSERS.has(each.name))) return true;
  if (callee.type === 'Identifier') return PARSERS.has(callee.name);
  return (
    callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && PARSERS.has(callee.property.name)
  );
}

function matchesNumber(pattern: string): boolean {
  const digits = pattern.replace(CLASS, (each) =>
    DIGITS_ALONE.test(each) && HAS_DIGIT.test(each) ? String.raw`\d` : '_',
  );
  return NUMBER.test(digits.replace(ID, ''));
}
