import * as z from 'zod/mini';
import type { IssueCode } from '../issues/issue-codes.ts';

/** Everything that can be wrong with a template; the page has a text for each. */
export const TEMPLATE_PROBLEM_CODES = [
  'templateTooLong',
  'templateSyntax',
  'templateUnclosed',
  'templateBlockUnclosed',
  'templateUnknownTag',
  'templateUnknownFilter',
  'templateFilterValues',
  'templateUnknownVariable',
  'templateVariableElsewhere',
  'templateUnknownRole',
  'templateUnknownChannel',
  'templateTooDeep',
  'templateMomentOnly',
] as const satisfies readonly IssueCode[];
export type TemplateProblemCode = (typeof TEMPLATE_PROBLEM_CODES)[number];

/** Whether a field was refused because a template in it does not compile. */
export function isTemplateProblem({ code }: { code: IssueCode }): boolean {
  return TEMPLATE_PROBLEM_CODES.some((candidate) => candidate === code);
}

/** Why a template does not compile, and the position of the error: line and column count from 1. */
export const templateProblemSchema = z.object({
  line: z.number(),
  column: z.number(),
  code: z.enum(TEMPLATE_PROBLEM_CODES),
  /** The parameters of the code's text: `name`, `text` or `max`. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** In English, for readers of the API's response; pages translate the code instead. */
  message: z.string(),
});
export type TemplateProblem = z.infer<typeof templateProblemSchema>;

type Params = Record<string, string | number>;

const MESSAGES: Record<TemplateProblemCode, string> = {
  templateTooLong: 'Template cannot be longer than {max} characters',
  templateSyntax: 'Not understood: {text}',
  templateUnclosed: '{text} is not closed',
  templateBlockUnclosed: '{% {name} %} has no {% end{name} %}',
  templateUnknownTag: 'There is no tag {name} here',
  templateUnknownFilter: 'There is no filter {name}',
  templateFilterValues: 'The filter {name} has too few or too many values',
  templateUnknownVariable: 'There is no variable {name}',
  templateVariableElsewhere: 'The variable {name} can not be used in this message',
  templateUnknownRole: 'The server has no role {name}',
  templateUnknownChannel: 'The server has no channel {name}',
  templateTooDeep: 'More than {max} conditions inside of each other',
  templateMomentOnly: 'Only one time variable can be here',
};

/**
 * Makes a problem at a position.
 * @param offset of the error in the text, in UTF-16 code units.
 */
export function problemAt(
  text: string,
  offset: number,
  code: TemplateProblemCode,
  params: Params = {},
): TemplateProblem {
  const before = text.slice(0, Math.max(0, offset));
  const lineStart = before.lastIndexOf('\n') + 1;
  return {
    line: before.split('\n').length,
    column: before.length - lineStart + 1,
    code,
    params,
    message: MESSAGES[code].replaceAll(/\{(name|text|max)\}/g, (_, key: string) => String(params[key] ?? '')),
  };
}
