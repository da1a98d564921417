import type { Issue } from '@perigee/core/issues/issue';
import { SECTIONS, type SectionName, type SectionValues } from '@perigee/core/settings/sections';
import type { TemplateGuild } from '@perigee/core/templates/check-template';
import { templateIssues } from '@perigee/core/templates/template-issues';

/** Where a section's templates do not compile, and why; line and column count from 1. */
export function checkTemplates<Name extends SectionName>(
  section: Name,
  value: SectionValues[Name],
  guild: TemplateGuild,
): Issue[] {
  return templateIssues(SECTIONS[section].templates(value), guild);
}
