import * as z from 'zod/mini';
import { channelIdList, roleIdList } from '../ids/id-list.ts';
import { channelId, roleId } from '../ids/snowflake.ts';
import { issueCode } from '../issues/issue-codes.ts';
import { templateSchema } from '../messages/custom-message.ts';
import { NAME_MAX } from '../names/name-schema.ts';
import { nonNegativeInteger, positiveInteger } from '../numbers/integers.ts';
import { field, withFacts } from '../schemas/field.ts';
import { atMost } from '../text/at-most.ts';
import { steepnessSchema } from './curve.ts';

/** Most levels that bring a reward. */
export const REWARDS_MAX = 50;

/** The highest level that can bring one. */
export const REWARD_LEVEL_MAX = 1_000;

/** The most money a level brings. */
export const REWARD_MONEY_MAX = 1_000_000_000;

/** Most roles with an experience of their own. */
export const MULTIPLIERS_MAX = 20;

/** The most experience a minute in voice brings. */
export const VOICE_XP_MAX = 1_000;

/** The largest share of its experience that a role may bring, in percent. */
export const MULTIPLIER_PERCENT_MAX = 1_000;

const upTo = (max: number) => z.lte(max, { error: issueCode('tooBig') });

/** What a member gets on reaching a level. What is left empty is not given. */
export const levelRewardSchema = z.strictObject({
  level: field({ en: 'Level', ru: 'Уровень' }, positiveInteger.check(upTo(REWARD_LEVEL_MAX))),
  role: field({ en: 'Role', ru: 'Роль' }, z.nullable(roleId)),
  /** Whether the role stays when a higher level brings another one. */
  keepRole: field({ en: 'Kept with the next role', ru: 'Остаётся со следующей ролью' }, z.boolean()),
  /** Whether the role is taken from who falls below the level again. */
  takeBack: field({ en: 'Removed below the level', ru: 'Снимается при потере уровня' }, z.boolean()),
  money: field({ en: 'Money', ru: 'Деньги' }, nonNegativeInteger.check(upTo(REWARD_MONEY_MAX))),
  /** The name of an item of the shop; empty for none. */
  item: field({ en: 'Item', ru: 'Товар' }, z.string().check(atMost(NAME_MAX, 'nameTooLong'))),
});
export type LevelReward = z.infer<typeof levelRewardSchema>;

/** Where it is said that somebody reached a level. */
export const LEVEL_MESSAGE_PLACES = ['off', 'here', 'channel', 'direct'] as const;
export type LevelMessagePlace = (typeof LEVEL_MESSAGE_PLACES)[number];

const levelMessageSchema = z.strictObject({
  place: field({ en: 'Where', ru: 'Где' }, withFacts(z.enum(LEVEL_MESSAGE_PLACES), { choices: 'levelMessage' })),
  channel: field('channel', z.nullable(channelId)),
  template: field('template', templateSchema),
});
export type LevelMessage = z.infer<typeof levelMessageSchema>;

/** How much of the usual experience those with a role get, in percent. */
const multiplierSchema = z.strictObject({
  role: field({ en: 'Role', ru: 'Роль' }, roleId),
  percent: field({ en: 'Percent', ru: 'Процент' }, nonNegativeInteger.check(upTo(MULTIPLIER_PERCENT_MAX))),
});
export type XpMultiplier = z.infer<typeof multiplierSchema>;

const voiceSchema = z.strictObject({
  enabled: field('enabled', z.boolean()),
  /** For a minute with others. */
  perMinute: field({ en: 'XP per minute', ru: 'Опыта в минуту' }, positiveInteger.check(upTo(VOICE_XP_MAX))),
});

/** Levels out of experience, what they bring, and what experience comes from (docs/rules/economy.md#levels). */
export const levelsSchema = z.strictObject({
  enabled: field('enabled', z.boolean()),
  steepness: field({ en: 'Curve', ru: 'Кривая' }, steepnessSchema),
  rewards: field(
    { en: 'Rewards', ru: 'Награды' },
    z.array(levelRewardSchema).check(
      z.maxLength(REWARDS_MAX, { error: issueCode('listTooLong') }),
      unique(({ level }) => level, 'level'),
    ),
  ),
  message: field({ en: 'Level-up message', ru: 'Сообщение о новом уровне' }, levelMessageSchema),
  /** Of the roles a member has the one that brings most counts. */
  multipliers: field(
    { en: 'XP by role', ru: 'Опыт по ролям' },
    z.array(multiplierSchema).check(
      z.maxLength(MULTIPLIERS_MAX, { error: issueCode('listTooLong') }),
      unique(({ role }) => role, 'role'),
    ),
  ),
  excludedChannels: field({ en: 'Channels without XP', ru: 'Каналы без опыта' }, channelIdList),
  excludedRoles: field({ en: 'Roles without XP', ru: 'Роли без опыта' }, roleIdList),
  /** Acts only with boost. */
  voice: field({ en: 'XP in voice channels', ru: 'Опыт в голосовых каналах' }, voiceSchema),
});
export type Levels = z.infer<typeof levelsSchema>;

/** Off at first. */
export const DEFAULT_LEVELS: Levels = {
  enabled: false,
  steepness: 'normal',
  rewards: [],
  message: { place: 'off', channel: null, template: '' },
  multipliers: [],
  excludedChannels: [],
  excludedRoles: [],
  voice: { enabled: false, perMinute: 1 },
};

/** What a new row of the list begins with. */
export const NEW_REWARD: LevelReward = { level: 1, role: null, keepRole: true, takeBack: true, money: 0, item: '' };

/** Refuses a list on every entry that says of itself what one before it says. */
function unique<Entry>(read: (entry: Entry) => unknown, name: string) {
  return z.superRefine<Entry[]>((entries, context) => {
    const known = entries.map(read);
    for (const [index, entry] of entries.entries()) {
      if (known.indexOf(known[index]) === index) continue;
      context.addIssue({
        code: 'custom',
        message: issueCode('duplicate'),
        path: [index, name],
        input: entry,
        continue: true,
      });
    }
  });
}
