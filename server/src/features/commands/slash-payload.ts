import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType as Type,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { PERMISSIONS } from '@perigee/core/permissions/permissions';
import type { OptionDefinition } from '../../bot/command-entry.ts';
import type { CommandDefinition } from '../../bot/define-command.ts';

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
  const { config, required } = option;
  return {
    name: config.en.name,
    name_localizations: { ru: config.ru.name },
    description: config.en.description,
    description_localizations: { ru: config.ru.description },
    required,
    ...typeOf(option),
  };
}

function typeOf(option: OptionDefinition) {
  switch (option.type) {
    case 'string':
      return { type: Type.String as const, ...choicesOf(option, isString) };
    case 'integer':
      return { type: Type.Integer as const, ...choicesOf(option, isNumber) };
    case 'number':
      return { type: Type.Number as const, ...choicesOf(option, isNumber) };
    case 'boolean':
      return { type: Type.Boolean as const };
    case 'user':
      return { type: Type.User as const };
    case 'channel':
      return { type: Type.Channel as const };
    case 'role':
      return { type: Type.Role as const };
    default:
      return option.type satisfies never;
  }
}

function choicesOf<Value extends string | number>(
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

const isString = (value: string | number): value is string => typeof value === 'string';
const isNumber = (value: string | number): value is number => typeof value === 'number';
