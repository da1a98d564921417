import { type Arguments, type Liquid, LiquidError, type Template, Value } from 'liquidjs';
import { cutText } from '../text/cut.ts';
import { type TemplateProblem, problemAt } from './problem.ts';

/** An output, a condition, or a value of a `when`. */
export type Argument = Arguments extends Iterable<infer One> ? One : never;

/** A parsed template with its outputs and conditions in order. */
export interface ParsedTemplate {
  nodes: readonly Template[];
  expressions: readonly ParsedExpression[];
}

export interface ParsedExpression {
  argument: Argument;
  /** Where its output or tag begins, in UTF-16 code units. */
  start: number;
  /** How many conditions it is nested in, including itself. */
  depth: number;
}

/** Parses a template. Errors of the engine are returned as problems. */
export function parseTemplate(engine: Liquid, text: string): ParsedTemplate | TemplateProblem {
  try {
    const nodes = engine.parse(text);
    return { nodes, expressions: expressionsIn(nodes, 0, []) };
  } catch (error) {
    if (error instanceof LiquidError) return describeError(text, error);
    throw error;
  }
}

function expressionsIn(nodes: readonly Template[], depth: number, found: ParsedExpression[]): ParsedExpression[] {
  for (const node of nodes) {
    const start = node.token.begin;
    const inside = node.children ? depth + 1 : depth;
    for (const argument of node.arguments?.() ?? []) found.push({ argument, start, depth: inside });
    expressionsIn(childrenOf(node), inside, found);
  }
  return found;
}

/** The supported tags have their children immediately; the generator exists for tags that read files. */
function childrenOf(node: Template): readonly Template[] {
  const { done, value } = node.children?.(false, true).next() ?? {};
  return done === true && Array.isArray(value) ? value : [];
}

/** Whether a tag's argument is an expression, not a plain word. */
export function isValue(argument: Argument): argument is Value {
  return argument instanceof Value;
}

/** The engine's error messages, with our corresponding codes. */
const ERRORS = [
  { pattern: /^(?:output|tag) "(\{[{%]).*" not closed/s, code: 'templateUnclosed', param: 'text' },
  { pattern: /^tag \{%-?\s*(\w+).* not closed/s, code: 'templateBlockUnclosed', param: 'name' },
  { pattern: /^tag "(.*)" not found/s, code: 'templateUnknownTag', param: 'name' },
] as const;

const EXCERPT_MAX = 60;

function describeError(text: string, { message, token }: LiquidError): TemplateProblem {
  for (const { pattern, code, param } of ERRORS) {
    const found = pattern.exec(message)?.[1];
    if (found !== undefined) return problemAt(text, token.begin, code, { [param]: found });
  }
  return problemAt(text, token.begin, 'templateSyntax', { text: excerpt(text.slice(token.begin, token.end), text) });
}

/** The part of a template that a problem quotes, short enough for a reply. */
export function excerpt(wrong: string, text: string): string {
  const shown = wrong.trim() === '' ? text : wrong;
  return cutText(shown.trim(), EXCERPT_MAX, '');
}
