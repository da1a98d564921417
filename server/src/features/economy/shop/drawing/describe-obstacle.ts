import { roleMention } from '@discordjs/formatters';
import type { Obstacle } from '@perigee/core/economy/items/may-buy';
import { m } from '#texts';
import { type MoneyWriting, writeMoney } from '../../balances/write-money.ts';

/** Explains why an item cannot be bought. */
export function describeObstacle(obstacle: Obstacle, writing: MoneyWriting): string {
  const { locale } = writing;
  const formatNumber = (number: number) => new Intl.NumberFormat(locale).format(number);
  if (obstacle.why === 'money') return m.obstacle_money({ missing: writeMoney(obstacle.missing, writing) }, { locale });
  if (obstacle.why === 'oneIsEnough') return m.obstacle_one({}, { locale });
  if (obstacle.why === 'alreadyHas') return m.obstacle_already({}, { locale });
  if (obstacle.why === 'xp') return m.obstacle_xp({ missing: formatNumber(obstacle.missing) }, { locale });
  if (obstacle.why === 'roles') return m.obstacle_roles({ roles: mentionRoles(obstacle.roleIds) }, { locale });
  if (obstacle.why === 'inactive') return m.obstacle_inactive({}, { locale });
  if (obstacle.why === 'soldOut') return m.obstacle_sold_out({}, { locale });
  if (obstacle.why === 'fewLeft') {
    return m.obstacle_few_left({ count: obstacle.left, shown: formatNumber(obstacle.left) }, { locale });
  }
  const { max, left } = obstacle;
  return left === 0
    ? m.obstacle_limit({ max: formatNumber(max) }, { locale })
    : m.obstacle_limit_left({ max: formatNumber(max), left: formatNumber(left) }, { locale });
}

/** Roles listed at most. */
const ROLES_SHOWN = 20;

/** Lists roles as mentions. */
export function mentionRoles(roleIds: readonly string[]): string {
  const mentions = roleIds.slice(0, ROLES_SHOWN).map((id) => roleMention(id));
  return roleIds.length > ROLES_SHOWN ? `${mentions.join(', ')}…` : mentions.join(', ');
}
