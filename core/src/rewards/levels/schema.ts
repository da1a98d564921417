import * as z from 'zod/mini';
import { channelIdList, roleIdList } from '../../base/ids/id-list.ts';
import { channelId, roleId } from '../../base/ids/snowflake.ts';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { templateSchema } from '../../base/messages/custom-message.ts';
import { NAME_MAX } from '../../base/names/name-schema.ts';
import { nonNegativeInteger, positiveInteger } from '../../base/numbers/integers.ts';
import { choiceSchema } from '../../base/schemas/choice-schema.ts';
import type { DisplayName } from '../../base/schemas/display-name.ts';
import { labelled, identifiedBy } from '../../base/schemas/field-metadata.ts';
import { atMost } from '../../base/text/at-most.ts';
import { steepnessSchema } from './curve.ts';

/** Most levels with a reward. */
export const REWARDS_MAX = 50;

/** The highest level that can have a reward. */
export const REWARD_LEVEL_MAX = 1_000;

/** The most money a level can give. */
export const REWARD_MONEY_MAX = 1_000_000_000;

/** Most roles with an experience multiplier. */
export const MULTIPLIERS_MAX = 20;

/** The most experience per minute in voice. */
export const VOICE_XP_MAX = 1_000;

/** The largest multiplier of a role, in percent. */
export const MULTIPLIER_PERCENT_MAX = 1_000;

const upTo = (max: number) => z.lte(max, { error: issueCode('tooBig') });

/** The reward for reaching a level. Empty parts are not given. */
export const levelRewardSchema = z.strictObject({
  level: labelled({ en: 'Level', ru: 'Уровень' }, positiveInteger.check(upTo(REWARD_LEVEL_MAX))),
  role: labelled({ en: 'Role', ru: 'Роль' }, z.nullable(roleId)),
  /** Whether the role stays when a higher level gives another one. */
  keepRole: labelled({ en: 'Kept with the next role', ru: 'Остаётся со следующей ролью' }, z.boolean()),
  /** Whether the role is removed from members who fall below the level. */
  takeBack: labelled({ en: 'Removed below the level', ru: 'Снимается при потере уровня' }, z.boolean()),
  money: labelled({ en: 'Money', ru: 'Деньги' }, nonNegativeInteger.check(upTo(REWARD_MONEY_MAX))),
  /** The name of a shop item; empty for none. */
  item: labelled({ en: 'Item', ru: 'Товар' }, z.string().check(atMost(NAME_MAX, 'nameTooLong'))),
});
export type LevelReward = z.infer<typeof levelRewardSchema>;

/** Where a new level is announced. */
export const LEVEL_MESSAGE_TARGETS = ['off', 'here', 'channel', 'direct'] as const;
export type LevelMessageTarget = (typeof LEVEL_MESSAGE_TARGETS)[number];

/** Their names. */
export const LEVEL_MESSAGE_TARGET_NAMES: Readonly<Record<LevelMessageTarget, DisplayName>> = {
  off: { en: 'Nowhere', ru: 'Нигде' },
  here: { en: 'Where the XP was earned', ru: 'Там, где получен опыт' },
  channel: { en: 'In a channel', ru: 'В канале' },
  direct: { en: 'By direct message', ru: 'В личном сообщении' },
};

const levelMessageSchema = z.strictObject({
  place: labelled({ en: 'Where', ru: 'Где' }, choiceSchema(LEVEL_MESSAGE_TARGETS, LEVEL_MESSAGE_TARGET_NAMES)),
  channel: labelled('channel', z.nullable(channelId)),
  template: labelled('template', templateSchema),
});
export type LevelMessage = z.infer<typeof levelMessageSchema>;

/** The share of the usual experience that members with a role get, in percent. */
const multiplierSchema = z.strictObject({
  role: labelled({ en: 'Role', ru: 'Роль' }, roleId),
  percent: labelled({ en: 'Percent', ru: 'Процент' }, nonNegativeInteger.check(upTo(MULTIPLIER_PERCENT_MAX))),
});
export type XpMultiplier = z.infer<typeof multiplierSchema>;

const voiceSchema = z.strictObject({
  enabled: labelled('enabled', z.boolean()),
  /** Per minute spent together with others. */
  perMinute: labelled({ en: 'XP per minute', ru: 'Опыта в минуту' }, positiveInteger.check(upTo(VOICE_XP_MAX))),
});

/** Levels, their rewards, and where experience comes from (docs/rules/economy.md#levels). */
export const levelsSchema = z.strictObject({
  enabled: labelled('enabled', z.boolean()),
  steepness: labelled({ en: 'Curve', ru: 'Кривая' }, steepnessSchema),
  rewards: labelled({ en: 'Rewards', ru: 'Награды' }, uniqueBy('level', z.array(levelRewardSchema), REWARDS_MAX)),
  message: labelled({ en: 'Level-up message', ru: 'Сообщение о новом уровне' }, levelMessageSchema),
  /** Of a member's roles, only the highest multiplier counts. */
  multipliers: labelled(
    { en: 'XP by role', ru: 'Опыт по ролям' },
    uniqueBy('role', z.array(multiplierSchema), MULTIPLIERS_MAX),
  ),
  excludedChannels: labelled({ en: 'Channels without XP', ru: 'Каналы без опыта' }, channelIdList),
  excludedRoles: labelled({ en: 'Roles without XP', ru: 'Роли без опыта' }, roleIdList),
  /** Needs boost. */
  voice: labelled({ en: 'XP in voice channels', ru: 'Опыт в голосовых каналах' }, voiceSchema),
});
export type Levels = z.infer<typeof levelsSchema>;

/** Off by default. */
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

/** The initial values of a new row. */
export const NEW_REWARD: LevelReward = { level: 1, role: null, keepRole: true, takeBack: true, money: 0, item: '' };

/** A list of up to `max` entries, identified by a field in which all differ. */
function uniqueBy<Entry extends z.ZodMiniObject>(
  key: keyof z.output<Entry> & string,
  entries: z.ZodMiniArray<Entry>,
  max: number,
) {
  return identifiedBy(key, entries).check(
    z.maxLength(max, { error: issueCode('listTooLong') }),
    z.superRefine((values, context) => {
      const known = new Set<unknown>();
      for (const [index, entry] of values.entries()) {
        const isKnown = known.has(entry[key]);
        known.add(entry[key]);
        if (!isKnown) continue;
        context.addIssue({
          code: 'custom',
          message: issueCode('duplicate'),
          path: [index, key],
          input: entry,
          continue: true,
        });
      }
    }),
  );
}
