import type { Issue } from '@perigee/core/issues/issue';
import { SECTIONS, type SectionName, type SectionValues } from '@perigee/core/settings/sections';
import { checkTemplate, type TemplateGuild } from '@perigee/core/templates/check-template';

/** Where a section's templates do not compile, and why; line and column count from 1. */
export function checkTemplates<Name extends SectionName>(
  section: Name,
  value: SectionValues[Name],
  guild: TemplateGuild,
): Issue[] {
  return SECTIONS[section].templates(value).flatMap((use) => {
    const problem = checkTemplate(use, guild);
    if (problem === null) return [];
    const { code, line, column, params } = problem;
    return [{ path: use.path, code, params: { ...params, line, column } }];
  });
}
