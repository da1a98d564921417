import type { Command } from '@perigee/core/commands/schema';
import type { BotFeature } from '../../bot/feature.ts';

/** Every command the features bring, as the public list shows it. */
export function listCommands(features: readonly BotFeature[]): Command[] {
  return features
    .flatMap(({ commands = [] }) => commands)
    .map(({ name, category, config, options, boostRequired, defaultMemberPermissions }) => ({
      name,
      category,
      config,
      options: options.map(({ required, type, config: texts }) => ({ required, type, config: texts })),
      boostRequired,
      defaultMemberPermissions,
    }));
}
