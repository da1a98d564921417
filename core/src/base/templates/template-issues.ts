import type { Issue } from '../issues/issue.ts';
import type { TemplateUse } from './catalogue.ts';
import { checkTemplate, type TemplateGuild } from './check-template.ts';

/** The issues of templates that do not compile; line and column count from 1. */
export function templateIssues(uses: readonly TemplateUse[], guild: TemplateGuild): Issue[] {
  return uses.flatMap((use) => {
    const problem = checkTemplate(use, guild);
    if (problem === null) return [];
    const { code, line, column, params } = problem;
    return [{ path: use.path, code, params: { ...params, line, column } }];
  });
}
