import type { Issue } from '../issues/issue.ts';
import type { TemplateContext, TemplateUse } from './catalogue.ts';
import { checkExpression, isOtherGroupsVariable, type UsedVariable } from './check-expression.ts';
import { findExcessBrackets } from './find-excess-brackets.ts';
import { createEngine } from './rendering/engine.ts';
import { DEPTH_MAX, TEMPLATE_SOURCE_MAX } from './limits.ts';
import { excerpt, type ParsedExpression, parseTemplate } from './parse-template.ts';
import { problemAt, type TemplateProblem } from './problem.ts';
import { findVariable, isReferenceGroup, isReferenceId } from './variables.ts';

/** Roles and channels of the guild; a template may reference no others. */
export interface TemplateGuild {
  roleIds: ReadonlySet<string>;
  channelIds: ReadonlySet<string>;
}

const MAX = TEMPLATE_SOURCE_MAX;

const engine = createEngine('unescaped');

/** The issues of templates that do not compile; line and column count from 1. */
export function templateIssues(uses: readonly TemplateUse[], guild: TemplateGuild): Issue[] {
  return uses.flatMap((use) => {
    const problem = checkTemplate(use, guild);
    if (problem === null) return [];
    const { code, line, column, params } = problem;
    return [{ path: use.path, code, params: { ...params, line, column } }];
  });
}

/** The first problem of a template, or null when it compiles. Never throws, and takes linear time. */
export function checkTemplate(use: Omit<TemplateUse, 'path'>, guild: TemplateGuild): TemplateProblem | null {
  const { text, context } = use;
  if (text.length > MAX) return problemAt(text, MAX, 'templateTooLong', { max: MAX });

  const crowded = findExcessBrackets(text);
  if (crowded !== null) return problemAt(text, crowded, 'templateSyntax', { text: excerpt(text.slice(crowded), text) });
  const parsed = parseTemplate(engine, text);
  if ('code' in parsed) return parsed;

  const used: UsedVariable[] = [];
  for (const found of parsed.expressions) {
    const variables = checkDepth(text, found) ?? checkExpression(text, found);
    if ('code' in variables) return variables;
    used.push(...variables);
  }
  for (const variable of used) {
    const problem = checkVariable(text, context, variable, guild);
    if (problem) return problem;
  }
  return use.form === 'moment' ? checkMoment(text, context, used) : null;
}

function checkDepth(text: string, { start, depth }: ParsedExpression): TemplateProblem | null {
  return depth > DEPTH_MAX ? problemAt(text, start, 'templateTooDeep', { max: DEPTH_MAX }) : null;
}

function checkVariable(
  text: string,
  context: TemplateContext,
  { group, field, offset }: UsedVariable,
  { roleIds, channelIds }: TemplateGuild,
): TemplateProblem | null {
  const name = `${group}.${field}`;
  if (isReferenceGroup(group) && isReferenceId(field)) {
    const isThere = (group === 'role' ? roleIds : channelIds).has(field);
    const code = group === 'role' ? 'templateUnknownRole' : 'templateUnknownChannel';
    return isThere ? null : problemAt(text, offset, code, { name: field });
  }
  if (findVariable(context, group, field)) return null;
  const code = isOtherGroupsVariable(group, field) ? 'templateVariableElsewhere' : 'templateUnknownVariable';
  return problemAt(text, offset, code, { name });
}

/** An embed's timestamp is a single moment, not a text that contains one. */
function checkMoment(text: string, context: TemplateContext, used: readonly UsedVariable[]): TemplateProblem | null {
  const [variable] = used;
  const isOutput = /^\{\{-?\s*[\w.]+\s*-?\}\}$/.test(text.trim());
  const kind = variable && findVariable(context, variable.group, variable.field)?.kind;
  return isOutput && kind === 'moment' ? null : problemAt(text, 0, 'templateMomentOnly');
}
