import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { progressOf } from '@perigee/core/rewards/levels/curve';
import { renderTemplate } from '@perigee/core/base/templates/rendering/render-template';
import type { GroupValues } from '@perigee/core/base/templates/rendering/values';
import { m } from '#texts';
import type { JobMessage } from '../../../../jobs/job-attempt.ts';
import {
  type GuildDescription,
  type DescribedMember,
  guildNames,
  guildValues,
  memberValues,
} from '../../../community/index.ts';
import type { LevelReward } from '@perigee/core/rewards/levels/schema';
import { type MoneyWriting, writeMoney } from '../../../economy/index.ts';

/** A level that a member reached. */
interface ReachedLevel {
  level: number;
  previous: number;
  xp: number;
  rewardLevels: readonly number[];
}

interface Occasion {
  guildId: string;
  guild: GuildDescription;
  settings: GuildSettings;
  member: DescribedMember;
  cdnUrl: string;
}

/** The message about a reached level, from the guild's template or the default one; null where it is empty. */
export function composeLevel(occasion: Occasion, reached: ReachedLevel): JobMessage | null {
  const { guildId, guild, settings, member, cdnUrl } = occasion;
  const level = levelValues(occasion, reached);
  const template = settings.levels.message.template || ownTemplate(settings);
  const { name, icon, memberCount } = guild;
  const { content, allowedMentions } = renderTemplate(template, 'levelUp', {
    member: memberValues(member, cdnUrl),
    guild: guildValues({ id: guildId, name, icon, memberCount }, cdnUrl),
    level,
  });
  return content === '' ? null : { content, allowed_mentions: allowedMentions };
}

function levelValues({ guild, settings }: Occasion, reached: ReachedLevel): GroupValues<'level'> {
  const { level, previous, xp, rewardLevels } = reached;
  const { steepness, rewards } = settings.levels;
  const brought = rewards.filter((reward) => rewardLevels.includes(reward.level));
  const writing = { locale: settings.language.interface, moneySymbol: settings.economy.moneySymbol };
  return {
    number: level,
    previous,
    xp,
    left: progressOf(xp, steepness).next - xp,
    reward: describeRewards(brought, guildNames({ roles: guild.roles, channels: [] }), writing),
  };
}

/** The default template. */
function ownTemplate({ language }: GuildSettings): string {
  return (
    m.level_reached({ member: '{{ member.mention }}', level: '{{ level.number }}' }, { locale: language.interface }) +
    `{% if level.reward %}\n${m.level_reached_reward({ reward: '{{ level.reward }}' }, { locale: language.interface })}{% endif %}`
  );
}

/** Rewards in words: `Regular, 500 💰, Telescope`. Deleted roles are left out. */
function describeRewards(
  rewards: readonly Pick<LevelReward, 'role' | 'money' | 'item'>[],
  roleNames: ReadonlyMap<string, string>,
  writing: MoneyWriting,
): string {
  const money = rewards.reduce((sum, reward) => sum + reward.money, 0);
  const roles = rewards.flatMap(({ role }) => (role === null ? [] : (roleNames.get(role) ?? [])));
  const items = rewards.flatMap(({ item }) => (item === '' ? [] : [item]));
  return [...roles, ...(money > 0 ? [writeMoney(money, writing)] : []), ...items].join(', ');
}
