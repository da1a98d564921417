/** The tabs of a guild's settings that a role may be let into one by one. */
export const TABS = ['general', 'economy', 'commands', 'moderation', 'logs', 'greetings'] as const;
export type Tab = (typeof TABS)[number];
