import type { Command, CommandOption } from '@perigee/core/community/commands/schema';
import type { BotFeature } from '../../../bot/feature.ts';

/** All commands of the features, as shown in the public list. */
export function listCommands(features: readonly BotFeature[]): Command[] {
  return features
    .flatMap(({ commands = [] }) => commands)
    .map(({ name, category, config, options, subcommands, boostRequired, defaultMemberPermissions }) => ({
      name,
      category,
      config,
      options: options.map(shownOption),
      subcommands: subcommands.map((each) => ({
        name: each.name,
        config: each.config,
        options: each.options.map(shownOption),
      })),
      boostRequired,
      defaultMemberPermissions,
    }));
}

function shownOption({ required, named, type, config }: CommandOption): CommandOption {
  return { required, ...(named !== undefined && { named }), type, config };
}
