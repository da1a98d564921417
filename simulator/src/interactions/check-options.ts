import { asText, isGiven, isObject, type Json, type JsonObject } from '../base/json.ts';
import type { Platform } from '../platform/platform.ts';

/** Option types (topic "Application Commands"). */
export const OPTION = {
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
} as const;

/** Fails where a client would not let a person send these options: one is missing or out of range. */
export function assertOptions(
  platform: Platform,
  commandName: string,
  declared: JsonObject[],
  input: Record<string, Json>,
): void {
  for (const option of declared) {
    const name = asText(option['name']);
    const value = input[name];
    if (!isGiven(value) || value === '') {
      if (option['required'] === true) throw new Error(`/${commandName}: the option ${name} is required`);
      continue;
    }
    const problem = problemOf(platform, option, value);
    if (problem !== null) throw new Error(`/${commandName}: the option ${name} ${problem}`);
  }
}

function problemOf(platform: Platform, option: JsonObject, value: Json): string | null {
  const type = Number(option['type']);
  if (option['autocomplete'] !== true && Array.isArray(option['choices']) && option['choices'].length > 0) {
    return isChoice(option['choices'], value) ? null : 'must be one of its choices';
  }
  if (type === OPTION.string) return problemOfText(option, asText(value));
  if (type === OPTION.integer || type === OPTION.number) return problemOfNumber(option, type, value);
  if (type === OPTION.channel) return problemOfChannel(platform, option, asText(value));
  return null;
}

function isChoice(choices: Json[], value: Json): boolean {
  return choices.some((choice) => isObject(choice) && asText(choice['value']) === asText(value));
}

function problemOfText({ min_length: min, max_length: max }: JsonObject, value: string): string | null {
  if (isGiven(min) && value.length < Number(min)) return `has to have ${asText(min)} characters or more`;
  if (value.length > Number(max ?? 6_000)) return `has to have ${asText(max ?? 6_000)} characters or fewer`;
  return null;
}

function problemOfNumber({ min_value: min, max_value: max }: JsonObject, type: number, value: Json): string | null {
  const number = Number(value);
  if (Number.isNaN(number) || (type === OPTION.integer && !Number.isInteger(number))) return 'must be a number';
  if (isGiven(min) && number < Number(min)) return `must be ${asText(min)} or more`;
  if (isGiven(max) && number > Number(max)) return `must be ${asText(max)} or less`;
  return null;
}

function problemOfChannel(platform: Platform, { channel_types: types }: JsonObject, value: string): string | null {
  const channel = platform.world.channels[value.replace(/\D/g, '')];
  if (channel === undefined || !Array.isArray(types) || types.length === 0) return null;
  return types.includes(channel.type) ? null : 'can not be a channel of that type';
}
