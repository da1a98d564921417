import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType as Type,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { PERMISSIONS } from '@perigee/core/permissions/permissions';
import type { CommandDefinition, OptionDefinition } from '../../bot/define-command.ts';

/** A command as the platform registers it: English, with the Russian names beside. */
export function slashPayload(command: CommandDefinition): RESTPostAPIChatInputApplicationCommandsJSONBody {
  const { config, defaultMemberPermissions: needed } = command;
  return {
    name: command.name,
    name_localizations: { ru: config.ru.name },
    description: config.en.description,
    description_localizations: { ru: config.ru.description },
    options: command.options.map(slashOption),
    default_member_permissions:
      needed.length === 0 ? null : String(needed.reduce((bits, name) => bits | PERMISSIONS[name], 0n)),
    contexts: [InteractionContextType.Guild],
  };
}

function slashOption(option: OptionDefinition): APIApplicationCommandBasicOption {
  const { config, required, type } = option;
  const base = {
    name: config.en.name,
    name_localizations: { ru: config.ru.name },
    description: config.en.description,
    description_localizations: { ru: config.ru.description },
    required,
  };
  switch (type) {
    case 'string':
      return { ...base, type: Type.String, ...withChoices(option, (value) => typeof value === 'string') };
    case 'integer':
      return { ...base, type: Type.Integer, ...withChoices(option, (value) => typeof value === 'number') };
    case 'number':
      return { ...base, type: Type.Number, ...withChoices(option, (value) => typeof value === 'number') };
    case 'boolean':
      return { ...base, type: Type.Boolean };
    case 'user':
      return { ...base, type: Type.User };
    case 'channel':
      return { ...base, type: Type.Channel };
    case 'role':
      return { ...base, type: Type.Role };
  }
}

function withChoices<Value extends string | number>(
  { config }: OptionDefinition,
  isValue: (value: string | number) => value is Value,
): { choices?: APIApplicationCommandOptionChoice<Value>[] } {
  if (config.en.choices === undefined) return {};
  const choices = config.en.choices.flatMap(({ name, value }) => {
    if (!isValue(value)) return [];
    const russian = config.ru.choices?.find((choice) => choice.value === value)?.name ?? name;
    return [{ name, name_localizations: { ru: russian }, value }];
  });
  return { choices };
}
