import type { Locale } from '../locales/locales.ts';

/**
 * The type of a variable. `mention` is written by the renderer from the group's own id, `moment` is rendered as the
 * platform's timestamp markup, `url` is the address of a picture, `emoji` may be the markup of a custom emoji. Only
 * `text` comes from users, whose markup and pings must be escaped.
 */
export type TemplateFieldKind = 'text' | 'number' | 'moment' | 'mention' | 'url' | 'emoji';

export interface TemplateField {
  kind: TemplateFieldKind;
  /**
   * Shown in previews and in the documentation; moments as ISO 8601. For a mention, the text that the platform
   * displays.
   */
  sample: string | number | Readonly<Record<Locale, string>>;
}

/** Every variable by group (docs/rules/templates.md#variables); used by editor, checker, renderer and documentation. */
export const TEMPLATE_GROUPS = {
  member: {
    mention: { kind: 'mention', sample: { en: '@Alice', ru: '@Алиса' } },
    name: { kind: 'text', sample: { en: 'Alice', ru: 'Алиса' } },
    username: { kind: 'text', sample: 'alice' },
    id: { kind: 'text', sample: '1000000000000000101' },
    avatar: { kind: 'url', sample: 'https://cdn.discordapp.com/embed/avatars/0.png' },
    created: { kind: 'moment', sample: '2021-04-12T09:30:00.000Z' },
    joined: { kind: 'moment', sample: '2026-11-20T18:05:00.000Z' },
  },
  guild: {
    name: { kind: 'text', sample: { en: 'Orbit', ru: 'Орбита' } },
    id: { kind: 'text', sample: '1000000000000000201' },
    icon: { kind: 'url', sample: 'https://cdn.discordapp.com/embed/avatars/1.png' },
    members: { kind: 'number', sample: 1280 },
    created: { kind: 'moment', sample: '2022-07-01T12:00:00.000Z' },
  },
  channel: {
    mention: { kind: 'mention', sample: { en: '#chat', ru: '#общение' } },
    name: { kind: 'text', sample: { en: 'chat', ru: 'общение' } },
    id: { kind: 'text', sample: '1000000000000000301' },
  },
  moderator: {
    mention: { kind: 'mention', sample: { en: '@Mira', ru: '@Мира' } },
    name: { kind: 'text', sample: { en: 'Mira', ru: 'Мира' } },
    username: { kind: 'text', sample: 'mira' },
    id: { kind: 'text', sample: '1000000000000000102' },
    avatar: { kind: 'url', sample: 'https://cdn.discordapp.com/embed/avatars/2.png' },
  },
  punishment: {
    /** The code in any language: warn, mute, kick or ban; for conditions. */
    type: { kind: 'text', sample: 'ban' },
    number: { kind: 'number', sample: 42 },
    reason: { kind: 'text', sample: { en: 'Spam', ru: 'Спам' } },
    duration: { kind: 'text', sample: { en: '1 hour', ru: '1 час' } },
    ends: { kind: 'moment', sample: '2026-11-21T13:00:00.000Z' },
  },
  departure: {
    /** The code in any language: left, kicked or banned; for conditions. */
    type: { kind: 'text', sample: 'left' },
    stayed: { kind: 'text', sample: { en: '2 years 3 months', ru: '2 года 3 месяца' } },
    reason: { kind: 'text', sample: { en: 'Spam', ru: 'Спам' } },
  },
  work: {
    name: { kind: 'text', sample: { en: 'Astronomer', ru: 'Астроном' } },
    salary: { kind: 'number', sample: 250 },
    balance: { kind: 'number', sample: 1730 },
    symbol: { kind: 'emoji', sample: '🪙' },
  },
  level: {
    number: { kind: 'number', sample: 10 },
    previous: { kind: 'number', sample: 9 },
    xp: { kind: 'number', sample: 2760 },
    left: { kind: 'number', sample: 540 },
    /** In words; empty where the level has no reward. */
    reward: { kind: 'text', sample: { en: 'Regular, 500 💰', ru: 'Завсегдатай, 500 💰' } },
  },
} as const satisfies Record<string, Record<string, TemplateField>>;

export type TemplateGroup = keyof typeof TEMPLATE_GROUPS;

export const TEMPLATE_CONTEXT_NAMES = [
  'greeting',
  'farewell',
  'automod',
  'raid',
  'punishment',
  'job',
  'levelUp',
] as const;
export type TemplateContext = (typeof TEMPLATE_CONTEXT_NAMES)[number];

/** The groups a template may use, by context. */
export const TEMPLATE_CONTEXTS = {
  /** The messages on joining, in a channel and by direct message. */
  greeting: ['member', 'guild'],
  /** The message on leaving; `moderator` is set after a kick or ban if known. */
  farewell: ['member', 'guild', 'departure', 'moderator'],
  /** The message of an automoderation rule. */
  automod: ['member', 'guild', 'channel', 'punishment'],
  /** The message about a raid, which is about no single member. */
  raid: ['guild'],
  /** The direct message about a kick or ban. */
  punishment: ['member', 'guild', 'moderator', 'punishment'],
  /** The final message of a custom job. */
  job: ['member', 'guild', 'channel', 'work'],
  /** The message about a new level. */
  levelUp: ['member', 'guild', 'level'],
} as const satisfies Record<TemplateContext, readonly TemplateGroup[]>;

type VariableOf<Group extends TemplateGroup> = {
  [Name in Group]: `${Name}.${Extract<keyof (typeof TEMPLATE_GROUPS)[Name], string>}`;
}[Group];

/** `member.username` and so on; also the key of its description on the pages. */
export type TemplateVariable = VariableOf<TemplateGroup>;

/** Groups whose fields are ids of the guild: `{{ role.<id> }}`, `{{ channel.<id> }}`. They may be used anywhere. */
export const REFERENCE_GROUPS = ['role', 'channel'] as const;
export type ReferenceGroup = (typeof REFERENCE_GROUPS)[number];

/** A template inside a settings section. */
export interface TemplateUse {
  /** Dotted path in the section's value: `join.embed.fields.0.value`. */
  path: string;
  context: TemplateContext;
  text: string;
  /** Roles that it names are pinged: the text of a message in a channel, not an embed or a direct message. */
  pings?: boolean | undefined;
  /** `moment`: exactly one time variable, for an embed's timestamp. Any text otherwise. */
  form?: 'moment' | undefined;
}
