import type { OverviewProblem } from '@perigee/core/setup/overview/endpoints';
import type { GuildDirectory } from '../../../community/index.ts';
import type { RoleGrants } from '../../role-grants/role-grants.ts';
import type { ProblemContext } from '../../../problems.ts';

/** Reports bought roles that could not be taken when their time was over, as one problem. */
export async function findStuckRoles(
  { roleGrants, directory }: { roleGrants: Pick<RoleGrants, 'stuck'>; directory: Pick<GuildDirectory, 'get'> },
  { guildId, settings: { items } }: Pick<ProblemContext, 'guildId' | 'settings'>,
): Promise<OverviewProblem[]> {
  const stuck = await roleGrants.stuck(guildId, 'shop');
  if (stuck.length === 0) return [];
  const { roles } = await directory.get(guildId);
  // Deleted roles are no longer a problem.
  const names = roles.filter(({ id }) => stuck.includes(id)).map(({ name }) => name);
  if (names.length === 0) return [];
  const index = items.findIndex(({ addRole }) => addRole.some((id) => stuck.includes(id)));
  const path = `${Math.max(0, index)}.addRole`;
  const name = names.join(', ');
  return [{ code: 'rolesNotTaken', section: 'items', tab: 'economy', path, name, permission: null }];
}
