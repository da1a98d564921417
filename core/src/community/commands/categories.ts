/** In display order (docs/rules/commands.md#categories). */
export const COMMAND_CATEGORIES = ['general', 'economy', 'games', 'utilities', 'moderation'] as const;
export type CommandCategory = (typeof COMMAND_CATEGORIES)[number];
