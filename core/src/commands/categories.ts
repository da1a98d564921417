/** In the order they are shown (spec.md 2, "Commands"). */
export const COMMAND_CATEGORIES = ['general', 'economy', 'games', 'utilities', 'moderation'] as const;
export type CommandCategory = (typeof COMMAND_CATEGORIES)[number];
