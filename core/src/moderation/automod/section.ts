import { PUNISHMENT_PERMISSIONS } from '../punishments/punishment.ts';
import { punishmentNeeds } from '../punishments/punishment-needs.ts';
import { automaticPunishment } from '../punishments/automatic-punishment.ts';
import { defineSection } from '../../base/sections/define-section.ts';
import type { Destination } from '../../base/sections/destinations.ts';
import type { Need } from '../../base/sections/needs.ts';
import { referencesAt, writtenTo } from '../../base/sections/references.ts';
import type { AutomaticPunishment } from '../../base/sections/automatic-punishments.ts';
import { countEnabled } from '../../base/sections/feature-usage.ts';
import { AUTOMOD_RULES, RULE_KEYS, type RuleKey } from './catalogue.ts';
import { isNativeRule } from './native/native-rule.ts';
import { type Automod, type AutomodRule, automodSchema, DEFAULT_AUTOMOD, normaliseAutomod } from './schema.ts';

/** The entry of the kicks in a raid among the section's punishments; those of rules have the rule's key. */
export const RAID_KICKS = 'raid kicks';

export const automodSection = defineSection({
  name: 'automod',
  title: { en: 'Automoderation', ru: 'Автомодерация' },
  tab: 'moderation',
  summary: 'Save all automoderation rules at once',
  schema: automodSchema,
  initial: DEFAULT_AUTOMOD,
  settingsKey: 'autoModeration',
  normalise: normaliseAutomod,
  references: (automod) =>
    RULE_KEYS.flatMap((key) => {
      const { message, whitelist } = automod[key];
      return [
        ...writtenTo(`${key}.message.channel`, message.channel),
        ...referencesAt('role', `${key}.whitelist.roles`, whitelist.roles),
        ...referencesAt('channel', `${key}.whitelist.channels`, whitelist.channels),
      ];
    }),
  destinations: (automod) => RULE_KEYS.flatMap((key) => destinationsOf(key, automod[key])),
  templates: (automod) =>
    RULE_KEYS.map((key) => ({
      path: `${key}.message.template`,
      context: AUTOMOD_RULES[key].about === 'joins' ? ('raid' as const) : ('automod' as const),
      text: automod[key].message.template,
      // Moderators are called by naming their role.
      pings: AUTOMOD_RULES[key].about === 'joins',
    })),
  expressions: ({ words }) =>
    words.options.expressions.map((text, index) => ({ path: `words.options.expressions.${index}`, text })),
  punishments: (automod) => [
    ...RULE_KEYS.flatMap((key) => punishmentsOf(key, automod[key])),
    ...raidKicks(automod.raid),
  ],
  needs: (automod) =>
    eachOnce([
      ...RULE_KEYS.flatMap((key) => (AUTOMOD_RULES[key].about === 'messages' ? needsOf(key, automod[key]) : [])),
      ...raidNeeds(automod.raid),
    ]),
  features: { automod: countEnabled },
});

/**
 * A rule's message in a channel of its own tells who broke the rule elsewhere and where, so whoever writes the rule
 * could ask with it what is said in a hidden channel. Also while the rule is off, as with its punishment.
 */
function destinationsOf(key: RuleKey, { message, whitelist }: AutomodRule): Destination[] {
  const { enabled, channel } = message;
  if (!enabled || channel === null || AUTOMOD_RULES[key].about !== 'messages') return [];
  return [{ source: key, channelId: channel, path: `${key}.message.channel`, ignored: whitelist.channels }];
}

/** The punishment of a rule, also while the rule is off: it must not wait there for somebody to switch the rule on. */
function punishmentsOf(key: RuleKey, rule: AutomodRule): AutomaticPunishment[] {
  const { punishment } = rule;
  const set = { entry: key, path: `${key}.punishment`, from: actsFrom(rule) };
  return punishment.enabled ? [automaticPunishment(punishment, set)] : [];
}

/** A raid has no punishment of its own, but may kick young accounts. */
function raidKicks(rule: Automod['raid']): AutomaticPunishment[] {
  const harshness = rule.options.kickYoungerMs;
  const kick = { type: 'kick', permission: PUNISHMENT_PERMISSIONS.kick, harshness };
  return harshness > 0
    ? [{ ...kick, entry: RAID_KICKS, path: 'raid.options.kickYoungerMs', from: actsFrom(rule) }]
    : [];
}

/** From when on a rule acts, in milliseconds since 1970; Infinity while it is off or only logs. */
export function actsFrom({
  enabled,
  logOnly,
  logOnlyUntil,
}: Pick<AutomodRule, 'enabled' | 'logOnly' | 'logOnlyUntil'>): number {
  return enabled && !logOnly ? (logOnlyUntil ?? 0) : Infinity;
}

/** A missing permission is listed once, however many rules need it. */
function eachOnce(needs: readonly Need[]): Need[] {
  const seen = new Set<string>();
  return needs.filter((need) => {
    if (!('permission' in need)) return true;
    if (seen.has(need.permission)) return false;
    seen.add(need.permission);
    return true;
  });
}

function needsOf(key: string, { enabled, deleteMessages, punishment, options }: AutomodRule): Need[] {
  if (!enabled) return [];
  const isMirrored = deleteMessages && isNativeRule(key) && options['native'] === true;
  return [
    ...(deleteMessages ? [{ path: `${key}.deleteMessages`, permission: 'ManageMessages' as const }] : []),
    ...(isMirrored ? [{ path: `${key}.options.native`, permission: 'ManageGuild' as const }] : []),
    ...(punishment.enabled ? punishmentNeeds(`${key}.punishment`, punishment) : []),
  ];
}

function raidNeeds({ enabled, options }: Automod['raid']): Need[] {
  if (!enabled) return [];
  return [
    ...(options.pauseInvites ? [{ path: 'raid.options.pauseInvites', permission: 'ManageGuild' as const }] : []),
    ...(options.raiseVerification
      ? [{ path: 'raid.options.raiseVerification', permission: 'ManageGuild' as const }]
      : []),
    ...(options.kickYoungerMs > 0 ? [{ path: 'raid.options.kickYoungerMs', permission: 'KickMembers' as const }] : []),
  ];
}
