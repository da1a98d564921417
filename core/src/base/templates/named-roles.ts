import { type Issue, makeIssue } from '../issues/issue.ts';
import type { TemplateUse } from './catalogue.ts';
import { createEngine } from './rendering/engine.ts';
import { usedVariables } from './used-variables.ts';
import { isReferenceId } from './variables.ts';

/** A role of the guild, and whether the author of a template may ping it on the platform. */
interface NamedRole {
  id: string;
  name: string;
  memberMentionable: boolean;
}

/** A role that a template names as `{{ role.<id> }}`. */
interface RoleUse {
  id: string;
  path: string;
  /** Whether the message pings the role; everywhere else its mention is silent. */
  pings: boolean;
}

const engine = createEngine('unescaped');

/**
 * Issues for roles that templates newly name although their author may not ping them on the platform. Roles that were
 * already named are accepted, but not moved from a silent text into one that pings
 * (docs/rules/templates.md#roles).
 */
export function roleIssues(
  before: readonly TemplateUse[],
  after: readonly TemplateUse[],
  roles: readonly NamedRole[],
): Issue[] {
  const refused = new Map(roles.filter(({ memberMentionable }) => !memberMentionable).map((role) => [role.id, role]));
  const wanted = rolesIn(after).flatMap((use) => {
    const role = refused.get(use.id);
    return role === undefined ? [] : [{ ...use, name: role.name }];
  });
  if (wanted.length === 0) return [];

  const named = rolesIn(before);
  const isKnown = ({ id, pings }: RoleUse) => named.some((known) => known.id === id && (known.pings || !pings));
  return wanted.filter((use) => !isKnown(use)).map(({ path, name }) => makeIssue(path, 'roleNotMentionable', { name }));
}

function rolesIn(uses: readonly TemplateUse[]): RoleUse[] {
  return uses.flatMap(({ path, text, pings = false }) => {
    const used = usedVariables(engine, text);
    if ('code' in used) return [];
    const ids = used.flatMap(({ group, field }) => (group === 'role' && isReferenceId(field) ? [field] : []));
    return [...new Set(ids)].map((id) => ({ id, path, pings }));
  });
}
