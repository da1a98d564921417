/** What the bot can write down, by the category the page lists it under (spec.md 3, "Log settings"). */
export const LOG_EVENTS = {
  messages: ['messageDelete', 'messageEdit', 'messageDeleteBulk'],
  roles: ['roleCreate', 'roleEdit', 'roleDelete'],
  moderation: [
    'moderationWarn',
    'moderationMute',
    'moderationKick',
    'moderationBan',
    'moderationUnmute',
    'moderationUnban',
  ],
} as const;

export type LogCategory = keyof typeof LOG_EVENTS;
export type LogEvent = (typeof LOG_EVENTS)[LogCategory][number];

export const LOG_CATEGORIES = ['messages', 'roles', 'moderation'] as const satisfies readonly LogCategory[];
export const ALL_LOG_EVENTS: readonly LogEvent[] = LOG_CATEGORIES.flatMap((category) => LOG_EVENTS[category]);
