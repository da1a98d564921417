import type { TemplateProblem } from '@perigee/core/templates/problem';
import { m } from '#texts';
import { sayIssue } from '../../../lib/api/issue-texts.ts';
import type { SayText } from '../../../lib/preferences/use-text.ts';

/** The mistake (docs/rules/api.md#texts) and where it is; a field of one line has no line numbers. */
export function problemText(text: SayText, found: TemplateProblem, isLine: boolean): string {
  const { line, column } = found;
  const problem = sayIssue(text, found);
  return isLine ? text(m.template_place_line, { column, problem }) : text(m.template_place, { line, column, problem });
}
