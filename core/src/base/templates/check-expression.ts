import { type Token, TypeGuards } from 'liquidjs';
import { TEMPLATE_GROUPS } from './catalogue.ts';
import { isTemplateFilter, TEMPLATE_FILTERS } from './language.ts';
import { type Argument, excerpt, type ParsedExpression, isValue } from './parse-template.ts';
import { problemAt, type TemplateProblem } from './problem.ts';

/** A dotted name used in the text. */
export interface UsedVariable {
  group: string;
  field: string;
  /** Where it begins, in UTF-16 code units. */
  offset: number;
}

/** The variables of one output or condition, or the problem with its syntax. */
export function checkExpression(text: string, { argument, start }: ParsedExpression): UsedVariable[] | TemplateProblem {
  const tokens = tokensOf(argument);
  const values = filterTokens(argument);
  const strange = findUnsupportedToken(tokens) ?? values.find(TypeGuards.isRangeToken);
  if (strange) return problemAt(text, strange.begin, 'templateSyntax', { text: excerpt(strange.getText(), text) });

  const wrongFilter = isValue(argument) ? checkFilters(text, argument.filters, start) : null;
  if (wrongFilter) return wrongFilter;

  const used: UsedVariable[] = [];
  for (const token of [...tokens, ...values]) {
    if (!TypeGuards.isPropertyAccessToken(token)) continue;
    const [group, field, ...more] = token.props.map((prop) => (TypeGuards.isWordToken(prop) ? prop.content : ''));
    if (token.variable !== undefined || !group || !field || more.length > 0) {
      return problemAt(text, token.begin, 'templateUnknownVariable', { name: excerpt(token.getText(), text) });
    }
    used.push({ group, field, offset: token.begin });
  }
  return used;
}

function tokensOf(argument: Argument): readonly Token[] {
  return isValue(argument) ? argument.initial.postfix : [argument];
}

function filterTokens(argument: Argument): Token[] {
  if (!isValue(argument)) return [];
  return argument.filters.flatMap(({ args }) =>
    args.flatMap((value) => (Array.isArray(value) ? (value[1] ?? []) : value)),
  );
}

/** The engine parses `a b` as `b`, and accepts number ranges, which nothing here can use. */
function findUnsupportedToken(tokens: readonly Token[]): Token | undefined {
  let operands = 0;
  for (const token of tokens) {
    if (TypeGuards.isRangeToken(token)) return token;
    if (!TypeGuards.isOperatorToken(token)) operands += 1;
    else if (token.operator !== 'not') operands -= 1;
  }
  return operands === 1 ? undefined : tokens.at(-1);
}

interface WrittenFilter {
  name: string;
  args: readonly unknown[];
}

function checkFilters(text: string, filters: readonly WrittenFilter[], start: number): TemplateProblem | null {
  let from = start;
  for (const { name, args } of filters) {
    const offset = filterOffset(text, name, from);
    from = offset;
    if (!isTemplateFilter(name)) return problemAt(text, offset, 'templateUnknownFilter', { name: excerpt(name, text) });
    const [least, most] = TEMPLATE_FILTERS[name].takes;
    if (args.length < least || args.length > most) return problemAt(text, offset, 'templateFilterValues', { name });
  }
  return null;
}

/** The engine does not expose the position of a filter: it is the first of that name after the previous filter. */
function filterOffset(text: string, name: string, from: number): number {
  const place = /\|\s*/g;
  place.lastIndex = from;
  while (place.test(text)) {
    if (text.startsWith(name, place.lastIndex)) return place.lastIndex;
  }
  return from;
}

/** Whether it is a variable of another kind of message. */
export function isOtherGroupsVariable(group: string, field: string): boolean {
  return Object.entries(TEMPLATE_GROUPS).some(([name, fields]) => name === group && Object.hasOwn(fields, field));
}
