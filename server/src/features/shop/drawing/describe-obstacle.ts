import { roleMention } from '@discordjs/formatters';
import type { Obstacle } from '@perigee/core/items/may-buy';
import { m } from '#texts';
import { type MoneyWriting, writeMoney } from '../../balances/index.ts';

/** Why an item can not be bought, in words. */
export function describeObstacle(obstacle: Obstacle, writing: MoneyWriting): string {
  const { locale } = writing;
  const shown = (number: number) => new Intl.NumberFormat(locale).format(number);
  switch (obstacle.why) {
    case 'inactive':
      return m.obstacle_inactive({}, { locale });
    case 'soldOut':
      return m.obstacle_sold_out({}, { locale });
    case 'fewLeft':
      return m.obstacle_few_left({ count: obstacle.left, shown: shown(obstacle.left) }, { locale });
    case 'limit':
      return obstacle.left === 0
        ? m.obstacle_limit({ max: shown(obstacle.max) }, { locale })
        : m.obstacle_limit_left({ max: shown(obstacle.max), left: shown(obstacle.left) }, { locale });
    case 'roles':
      return m.obstacle_roles({ roles: mentionRoles(obstacle.roleIds) }, { locale });
    case 'xp':
      return m.obstacle_xp({ missing: shown(obstacle.missing) }, { locale });
    case 'alreadyHas':
      return m.obstacle_already({}, { locale });
    case 'oneIsEnough':
      return m.obstacle_one({}, { locale });
    default:
      return m.obstacle_money({ missing: writeMoney(obstacle.missing, writing) }, { locale });
  }
}

/** More than so many are not listed. */
const ROLES_SHOWN = 20;

/** Roles as the chat shows them. */
export function mentionRoles(roleIds: readonly string[]): string {
  const shown = roleIds.slice(0, ROLES_SHOWN).map((id) => roleMention(id));
  return roleIds.length > ROLES_SHOWN ? `${shown.join(', ')}…` : shown.join(', ');
}
