import type { TemplateProblem, TemplateProblemCode } from '@perigee/core/templates/problem';
import { m } from '#texts';
import type { Message, SayText } from '../../lib/preferences/use-text.ts';

/** What each mistake is called (spec.md 8). */
const PROBLEM_TEXTS: Record<TemplateProblemCode, Message<{ name: string; text: string; max: number }>> = {
  templateTooLong: m.templateProblem_templateTooLong,
  templateSyntax: m.templateProblem_templateSyntax,
  templateUnclosed: m.templateProblem_templateUnclosed,
  templateBlockUnclosed: m.templateProblem_templateBlockUnclosed,
  templateUnknownTag: m.templateProblem_templateUnknownTag,
  templateUnknownFilter: m.templateProblem_templateUnknownFilter,
  templateFilterValues: m.templateProblem_templateFilterValues,
  templateUnknownVariable: m.templateProblem_templateUnknownVariable,
  templateVariableElsewhere: m.templateProblem_templateVariableElsewhere,
  templateUnknownRole: m.templateProblem_templateUnknownRole,
  templateUnknownChannel: m.templateProblem_templateUnknownChannel,
  templateTooDeep: m.templateProblem_templateTooDeep,
  templateMomentOnly: m.templateProblem_templateMomentOnly,
};

/** The mistake and where it is; a field of one line has no line numbers. */
export function problemText(text: SayText, { code, params, line, column }: TemplateProblem, isLine: boolean): string {
  const { name = '', text: wrong = '', max = 0 } = params;
  const problem = text(PROBLEM_TEXTS[code], { name: String(name), text: String(wrong), max: Number(max) });
  return isLine ? text(m.template_place_line, { column, problem }) : text(m.template_place, { line, column, problem });
}
