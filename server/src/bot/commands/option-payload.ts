import { type APIApplicationCommandOptionChoice, ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import type { CommandOption } from '../define-command.ts';
import type { SlashField } from './slash-fields.ts';

/** Longest text of an amount or a time: the platform offers no longer values, and every unit in words has room. */
const WRITTEN_TEXT_MAX = 100;

/** Type and bounds of a field, which the platform enforces. */
export function fieldType({ option, further }: Pick<SlashField, 'option' | 'further'>) {
  return further === 'members' ? { type: Type.String as const } : optionType(option);
}

function optionType(option: CommandOption) {
  switch (option.type) {
    case 'string':
      return { type: Type.String as const, ...choicesOf(option, isString), ...lengthOf(option) };
    case 'integer':
      return { type: Type.Integer as const, ...choicesOf(option, isNumber), ...boundsOf(option) };
    case 'number':
      return { type: Type.Number as const, ...choicesOf(option, isNumber), ...boundsOf(option) };
    case 'boolean':
      return { type: Type.Boolean as const };
    case 'members':
      return option.isTyped === true ? { type: Type.String as const } : { type: Type.User as const };
    case 'user':
    case 'member':
      return { type: Type.User as const };
    case 'channel':
      return { type: Type.Channel as const };
    case 'role':
      return { type: Type.Role as const };
    case 'mentionable':
      return { type: Type.Mentionable as const };
    case 'amount':
    case 'duration':
    case 'time':
      return { type: Type.String as const, autocomplete: true as const, max_length: WRITTEN_TEXT_MAX };
    case 'attachment':
      return { type: Type.Attachment as const };
    default:
      return option.type satisfies never;
  }
}

/** Fixed choices or autocompletion: the platform accepts only one of the two. */
function choicesOf<Value extends string | number>(
  { config, autocomplete }: CommandOption,
  isValue: (value: string | number) => value is Value,
): { autocomplete: true } | { choices?: APIApplicationCommandOptionChoice<Value>[] } {
  if (autocomplete !== undefined) return { autocomplete: true };
  if (config.en.choices === undefined) return {};
  const choices = config.en.choices.flatMap(({ name, value }) => {
    if (!isValue(value)) return [];
    const russian = config.ru.choices?.find((choice) => choice.value === value)?.name ?? name;
    return [{ name, name_localizations: { ru: russian }, value }];
  });
  return { choices };
}

function boundsOf({ min, max }: CommandOption) {
  return { ...(min !== undefined && { min_value: min }), ...(max !== undefined && { max_value: max }) };
}

function lengthOf({ minLength, maxLength }: CommandOption) {
  return {
    ...(minLength !== undefined && { min_length: minLength }),
    ...(maxLength !== undefined && { max_length: maxLength }),
  };
}

const isString = (value: string | number): value is string => typeof value === 'string';
const isNumber = (value: string | number): value is number => typeof value === 'number';
