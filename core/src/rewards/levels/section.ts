import { itemNameAfter } from '../../base/names/renamed-item.ts';
import { defineSection } from '../../base/sections/define-section.ts';
import { type Grant, itemGrant } from '../../base/sections/grants.ts';
import { type Reference, referencesAt, writtenTo } from '../../base/sections/references.ts';
import { counted } from '../../base/sections/feature-usage.ts';
import { xpOfLevel } from './curve.ts';
import { DEFAULT_LEVELS, type LevelMessage, type LevelReward, type Levels, levelsSchema } from './schema.ts';

export const levelsSection = defineSection({
  name: 'levels',
  title: { en: 'Levels', ru: 'Уровни' },
  tab: 'economy',
  summary: 'Save how experience becomes levels, what these bring, and what brings experience',
  schema: levelsSchema,
  initial: DEFAULT_LEVELS,
  normalise: (levels) => ({
    ...levels,
    rewards: levels.rewards
      .map(normaliseReward)
      .filter(hasReward)
      .toSorted((a, b) => a.level - b.level),
    message: normaliseMessage(levels.message),
  }),
  references: levelsReferences,
  grants: levelsGrants,
  // Whole groups: unchanged fields are recognised by value, and a single number could equal that of another field. What
  // is off or has no effect needs no boost.
  boostFields: ({ voice, multipliers }) => [
    ...(voice.enabled ? ['voice'] : []),
    ...(multipliers.length > 0 ? ['multipliers'] : []),
  ],
  inactiveFields: ({ enabled, voice, multipliers }) => [
    ...(enabled && voice.enabled ? ['voice'] : []),
    ...(enabled && multipliers.length > 0 ? ['multipliers'] : []),
  ],
  followItem: (levels, renamed) => ({
    ...levels,
    rewards: levels.rewards.map((reward) => ({ ...reward, item: itemNameAfter(renamed, reward.item) })),
  }),
  templates: ({ message }) => [{ path: 'message.template', context: 'levelUp', text: message.template, pings: true }],
  needs: ({ enabled, rewards }) =>
    enabled
      ? rewards.flatMap(({ role }, index) =>
          role === null ? [] : [{ path: `rewards.${index}.role`, permission: 'ManageRoles' as const }],
        )
      : [],
  features: {
    levels: ({ enabled }) => ({ on: enabled, count: null }),
    levelRewards: ({ enabled, rewards }) => counted(enabled ? rewards.length : 0),
    voiceXp: ({ enabled, voice }, boost) => ({ on: enabled && boost && voice.enabled, count: null }),
  },
});

/** Whether the level has any reward. */
export function hasReward({ role, money, item }: LevelReward): boolean {
  return role !== null || money > 0 || item !== '';
}

function normaliseReward(reward: LevelReward): LevelReward {
  return { ...reward, item: reward.item.trim() };
}

/** Switches the message off where its channel is missing. An empty template uses the bot's default text. */
function normaliseMessage(message: LevelMessage): LevelMessage {
  const isNowhere = message.place === 'channel' && message.channel === null;
  return { ...message, place: isNowhere ? 'off' : message.place, template: message.template.trim() };
}

function levelsReferences({ rewards, message, multipliers, excludedChannels, excludedRoles }: Levels): Reference[] {
  return [
    ...rewards.flatMap(({ role }, index): Reference[] =>
      role === null ? [] : [{ kind: 'role', id: role, path: `rewards.${index}.role`, isGiven: true }],
    ),
    ...writtenTo('message.channel', message.channel),
    ...multipliers.map(
      ({ role }, index): Reference => ({
        kind: 'role',
        id: role,
        path: `multipliers.${index}.role`,
      }),
    ),
    ...referencesAt('channel', 'excludedChannels', excludedChannels),
    ...referencesAt('role', 'excludedRoles', excludedRoles),
  ];
}

/**
 * The requirement is the level's experience, so that a gentler curve counts as lowering it; while levels are off, no
 * level can be reached.
 */
function levelsGrants({ enabled, steepness, rewards }: Levels): Grant[] {
  return rewards.flatMap(({ level, role, keepRole, takeBack, item }, index) => {
    const path = `rewards.${index}`;
    const requested = enabled
      ? { path: `${path}.level`, asks: xpOfLevel(level, steepness) }
      : { path: 'enabled', asks: Infinity };
    const roleGuards = {
      xp: requested,
      keepRole: { path: `${path}.keepRole`, asks: keepRole ? 0 : 1 },
      takeBack: { path: `${path}.takeBack`, asks: takeBack ? 1 : 0 },
    };
    const grants: Grant[] =
      role === null ? [] : [{ kind: 'giveRole', id: role, path: `${path}.role`, entry: '', guards: roleGuards }];
    return [...grants, ...itemGrant(item, { path: `${path}.item`, entry: '', guards: { xp: requested } })];
  });
}
