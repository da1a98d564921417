import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { GiveawayAbout, GiveawayInput } from '@perigee/core/rewards/giveaways/schema';
import { type Issue, makeIssue } from '@perigee/core/base/issues/issue';
import { PIECES_MAX } from '@perigee/core/economy/items/schema';
import { isSameName } from '@perigee/core/base/names/name-key';
import { channelRefusal, type GuildDescription } from '../../../community/index.ts';

type CheckedInput = Pick<GiveawayInput, 'channel' | 'prize' | 'winners' | 'requiredRoles'>;

/** The issues of a giveaway in a guild: what it refers to must exist, and its prizes must not be too large. */
export function checkAbout(
  { channel, requiredRoles, ...about }: CheckedInput,
  guild: Pick<GuildDescription, 'channels' | 'roles'>,
  { items }: Pick<GuildSettings, 'items'>,
): Issue[] {
  const unknown = requiredRoles.flatMap((id, index) =>
    guild.roles.some((role) => role.id === id) ? [] : [makeIssue(`requiredRoles.${index}`, 'unknownRole')],
  );
  const closed = channelRefusal(guild, channel, 'write');
  return [...(closed === null ? [] : [makeIssue('channel', closed)]), ...unknown, ...checkPrize(about, items)];
}

function checkPrize(
  { prize, winners }: Pick<GiveawayAbout, 'prize' | 'winners'>,
  items: GuildSettings['items'],
): Issue[] {
  const { kind, amount } = prize;
  if (kind === 'text') return [];
  const max = kind === 'item' ? PIECES_MAX : Math.floor(Number.MAX_SAFE_INTEGER / winners);
  if (amount > max) return [makeIssue('prize.amount', 'tooBig', { max })];
  if (kind === 'money') return [];
  const isSold = items.some(({ name }) => isSameName(name, prize.item));
  return isSold ? [] : [makeIssue('prize.item', 'giveaway_unknownItem')];
}
