import { type CallExpression, type Node, parseSync, type TemplateLiteral, Visitor } from 'oxc-parser';

/** Methods of the query builder, and of `sql`, that take a table. */
const TAKES_TABLE =
  /^(?:selectFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|(?:inner|left|right|full|cross)Join(?:Lateral)?|from|using|table)$/;

/** Words of SQL that a table follows; of several tables, each follows a comma. */
const BEFORE_TABLE =
  /\b(?:from|join|into|update|using|table|only|truncate)\s+((?:"?\w+"?(?:\s+(?:as\s+)?\w+)?\s*,\s*)*"?\w+)/gi;
const COMMENTS_AND_TEXTS = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g;

/**
 * What a TypeScript file may mean tables by: names that stand where SQL or the query builder expects a table, and every
 * text and key of several words, which are hardly anything else.
 */
export function readTableNames(path: string, source: string): ReadonlySet<string> {
  const names = new Set<string>();
  const addWords = (text: unknown) => {
    if (typeof text === 'string' && text.includes('_')) names.add(text);
  };
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type === 'Identifier' && tag.name === 'sql') for (const name of tablesOfTemplate(quasi)) names.add(name);
    },
    CallExpression(call) {
      for (const name of tablesOfCall(call)) names.add(name);
    },
    Property({ key, value }) {
      if (key.type !== 'Identifier') return;
      addWords(key.name);
      if (key.name === 'table') for (const name of tableTexts(value)) names.add(name);
    },
    Literal: ({ value }) => addWords(value),
  }).visit(parseSync(path, source).program);
  return names;
}

function tablesOfTemplate({ quasis }: TemplateLiteral): string[] {
  return tablesOfSql(quasis.map(({ value }) => value.raw).join(' $ '));
}

function tablesOfSql(text: string): string[] {
  const bare = text.replaceAll(COMMENTS_AND_TEXTS, ' ');
  return [...bare.matchAll(BEFORE_TABLE)].flatMap(([, tables = '']) => tables.split(',').map(firstWord));
}

function tablesOfCall({ callee, arguments: [first] }: CallExpression): string[] {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  if (first === undefined || first.type === 'SpreadElement') return [];
  const { name } = callee.property;
  if (name === 'raw')
    return first.type === 'TemplateLiteral' ? tablesOfTemplate(first) : tableTexts(first, tablesOfSql);
  return TAKES_TABLE.test(name) ? tableTexts(first) : [];
}

/** The table of `'acts'` or `'acts as a'`, or those of a list of such texts. */
function tableTexts(expression: Node, read = (text: string): string[] => [firstWord(text)]): string[] {
  if (expression.type === 'ArrayExpression') {
    return expression.elements.flatMap((element) =>
      element === null || element.type === 'SpreadElement' ? [] : tableTexts(element, read),
    );
  }
  return expression.type === 'Literal' && typeof expression.value === 'string' ? read(expression.value) : [];
}

function firstWord(text: string): string {
  return /\w+/.exec(text)?.[0] ?? '';
}
