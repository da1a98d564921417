import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Expression, parseSync, Visitor } from 'oxc-parser';
import { listSources } from './list-sources.ts';

const LAWFUL = /^(?:core|server|web)\/(?!test\/)/;
const TEST = /\.test\.tsx?$|\/testing\//;

/** The room of the helper, and files that cut what no person wrote or have to cut at every unit. */
const EXCEPTED = new Set([
  'core/src/base/text/cut.ts',
  'core/src/base/reading/names.ts',
  'core/src/base/reading/misspelling.ts',
  'core/src/moderation/automod/rules/addresses/phishing.ts',
]);

/** Names of texts that people write; lists of them are named in the plural. */
const TEXTS =
  /(?:^|[a-z])(?:answer|caption|content|description|excerpt|input|label|message|name|nick|nickname|note|part|phrase|prize|query|question|reason|said|stem|symbol|text|title|topic|typed|username|value|word|written)$/i;

/** Methods whose result is a text, whatever they are called on. */
const TEXT_METHODS = new Set([
  'join',
  'normalize',
  'replace',
  'replaceAll',
  'toLowerCase',
  'toUpperCase',
  'toWellFormed',
  'trim',
  'trimEnd',
  'trimStart',
]);

/** One line for each text that is cut to a length without regard to its emoji. */
export function findBareCuts(root: string): string[] {
  return listSources(root)
    .filter((path) => LAWFUL.test(path) && !TEST.test(path) && !EXCEPTED.has(path))
    .flatMap((path) => bareCutsIn(path, readFileSync(join(root, path), 'utf8')));
}

function bareCutsIn(path: string, source: string): string[] {
  const found: string[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: given, start }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name } = callee.property;
      const [from, to] = given;
      const isCut = name === 'slice' && isText(callee.object) && isToLength(source, from, to);
      if (!isCut && name !== 'substring' && name !== 'substr') return;
      const line = source.slice(0, start).split('\n').length;
      found.push(`${path}:${line}: cut texts with cutText, which keeps emoji whole`);
    },
  });
  visitor.visit(parseSync(path, source).program);
  return found;
}

/** Whether the bounds are a number of units to keep; a place that was found in the text is no cut. */
function isToLength(source: string, from: Bound | undefined, to: Bound | undefined): boolean {
  const [first, last] = [from, to].map((bound) => (bound ? source.slice(bound.start, bound.end) : null));
  if (last === null) return first !== null && /^-(?:[A-Z]|\d{2})/.test(first ?? '');
  return first === '0' && /\b[A-Z][A-Z\d_]*\b|^(?:max|limit|room|length)\b|^\d{2,}$|Max\b/.test(last ?? '');
}

interface Bound {
  start: number;
  end: number;
}

function isText(object: Expression): boolean {
  if (object.type === 'TemplateLiteral') return true;
  if (object.type === 'ParenthesizedExpression' || object.type === 'TSNonNullExpression') {
    return isText(object.expression);
  }
  if (object.type === 'ChainExpression') return isText(object.expression);
  if (object.type === 'ConditionalExpression') return isText(object.consequent) || isText(object.alternate);
  if (object.type === 'LogicalExpression') return isText(object.left) || isText(object.right);
  if (object.type === 'Identifier') return TEXTS.test(object.name);
  if (object.type === 'MemberExpression') {
    return object.property.type === 'Identifier' && TEXTS.test(object.property.name);
  }
  if (object.type !== 'CallExpression') return false;
  const { callee } = object;
  if (callee.type === 'Identifier') return TEXTS.test(callee.name);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  const isServerText = callee.object.type === 'Identifier' && callee.object.name === 'm';
  return isServerText || TEXT_METHODS.has(callee.property.name);
}
