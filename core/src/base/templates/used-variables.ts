import type { Liquid } from 'liquidjs';
import { checkExpression, type UsedVariable } from './check-expression.ts';
import { parseTemplate } from './parse-template.ts';
import type { TemplateProblem } from './problem.ts';

/** The variables that a template uses, or why it does not parse. Expressions that do not compile are left out. */
export function usedVariables(engine: Liquid, text: string): UsedVariable[] | TemplateProblem {
  const parsed = parseTemplate(engine, text);
  if ('code' in parsed) return parsed;
  return parsed.expressions.flatMap((found) => {
    const used = checkExpression(text, found);
    return 'code' in used ? [] : used;
  });
}
