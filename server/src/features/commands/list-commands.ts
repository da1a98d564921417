import type { Command } from '@perigee/core/commands/schema';
import type { BotFeature } from '../../bot/feature.ts';

/** Every command the features bring, as the public list shows it. */
export function listCommands(features: readonly BotFeature[]): Command[] {
  return features
    .flatMap(({ commands = [] }) => commands)
    .map(({ run: _run, options, ...entry }) => ({
      ...entry,
      options: options.map(({ key: _key, ...option }) => option),
    }));
}
