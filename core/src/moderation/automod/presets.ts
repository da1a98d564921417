import type { PunishmentType } from '../punishments/punishment.ts';
import { RULE_KEYS, type RuleKey } from './catalogue.ts';
import { type Automod, type AutomodRule, normaliseAutomod, type OptionValue } from './schema.ts';

/** Ways to set all rules at once, mildest first. */
export const PRESETS = ['relaxed', 'normal', 'strict'] as const;
export type Preset = (typeof PRESETS)[number];

/** What a preset changes about a rule; anything left out stays as the guild has it. */
interface RulePreset<Name extends PropertyKey> {
  enabled: boolean;
  options?: { readonly [Option in Name]?: OptionValue };
  /** How the member is punished, with the duration in milliseconds; null for not at all. */
  punishment?: { type: PunishmentType; duration: number } | null;
}

type PresetRules = { [Key in RuleKey]?: RulePreset<keyof Automod[Key]['options']> };

const MINUTE_MS = 60_000;
const WARN = { type: 'warn', duration: 0 } as const;
const SHORT_MUTE = { type: 'mute', duration: 10 * MINUTE_MS } as const;
const LONG_MUTE = { type: 'mute', duration: 24 * 60 * MINUTE_MS } as const;

/** Forbidden words are up to each server, and so are links except in the strict preset. */
const PRESET_RULES: Record<Preset, PresetRules> = {
  relaxed: {
    invites: { enabled: false },
    flood: { enabled: true, options: { messages: 30, symbols: 6000 }, punishment: null },
    caps: { enabled: false },
    mentions: { enabled: true, options: { members: 10, roles: 4, everyone: true }, punishment: null },
    emojis: { enabled: false },
    attachments: { enabled: false },
    zalgo: { enabled: true, options: { marks: 6 }, punishment: null },
    duplicates: { enabled: true, options: { messages: 5, withinMs: MINUTE_MS }, punishment: null },
    phishing: { enabled: true, punishment: null },
  },
  normal: {
    invites: { enabled: true, punishment: null },
    flood: { enabled: true, options: { messages: 20, symbols: 3000 }, punishment: WARN },
    caps: { enabled: true, options: { percent: 70, minLetters: 20 }, punishment: null },
    mentions: { enabled: true, options: { members: 5, roles: 2, everyone: true }, punishment: WARN },
    emojis: { enabled: true, options: { emojis: 15 }, punishment: null },
    attachments: { enabled: true, punishment: null },
    zalgo: { enabled: true, options: { marks: 3 }, punishment: null },
    duplicates: { enabled: true, options: { messages: 3, withinMs: MINUTE_MS }, punishment: WARN },
    phishing: { enabled: true, punishment: WARN },
  },
  strict: {
    invites: { enabled: true, punishment: WARN },
    flood: { enabled: true, options: { messages: 12, symbols: 2000 }, punishment: SHORT_MUTE },
    links: { enabled: true, punishment: null },
    caps: { enabled: true, options: { percent: 60, minLetters: 10 }, punishment: WARN },
    mentions: { enabled: true, options: { members: 3, roles: 1, everyone: true }, punishment: SHORT_MUTE },
    emojis: { enabled: true, options: { emojis: 8 }, punishment: null },
    attachments: { enabled: true, punishment: WARN },
    zalgo: { enabled: true, options: { marks: 3 }, punishment: WARN },
    duplicates: { enabled: true, options: { messages: 2, withinMs: 5 * MINUTE_MS }, punishment: SHORT_MUTE },
    phishing: { enabled: true, punishment: LONG_MUTE },
  },
};

/** All rules with the preset applied. Lists, messages, exceptions and reasons stay the guild's own. */
export function applyPreset(automod: Automod, preset: Preset): Automod {
  const rules = PRESET_RULES[preset];
  const next = { ...automod };
  for (const key of RULE_KEYS) {
    const taken = rules[key];
    if (taken !== undefined) Object.assign(next, { [key]: take(automod[key], taken) });
  }
  return normaliseAutomod(next);
}

function take(rule: AutomodRule, { enabled, options = {}, punishment }: RulePreset<string>): AutomodRule {
  // A rule that is off keeps its options for when it is turned on again.
  if (!enabled) return { ...rule, enabled };
  return {
    ...rule,
    enabled,
    options: Object.assign({ ...rule.options }, options),
    ...(punishment === null && { punishment: { ...rule.punishment, enabled: false } }),
    ...(punishment && { punishment: { ...rule.punishment, ...punishment, enabled: true } }),
  };
}
