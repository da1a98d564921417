import { commandsIn } from '../interactions/use-command.ts';
import { isObject, type JsonObject } from '../base/json.ts';
import type { Platform } from '../platform/platform.ts';
import { mayUseIn } from '../world/command-access.ts';
import type { Channel, Command, Person } from '../state/state.ts';

/** The commands a person is offered in a channel, in their language. */
export function describeCommands(platform: Platform, channel: Channel, person: Person): JsonObject[] {
  return commandsIn(platform, channel.id)
    .filter((command) => mayUseIn(platform, command, channel, person.id))
    .map((command) => localize(command, person.locale));
}

function localize(entry: Command | JsonObject, locale: string): JsonObject {
  const options = Array.isArray(entry['options']) ? entry['options'] : [];
  const { min_value: min, max_value: max, min_length: minLength, max_length: maxLength, channel_types: types } = entry;
  return {
    name: entry['name'],
    shownName: pick(entry['name_localizations'], locale) ?? entry['name'],
    description: pick(entry['description_localizations'], locale) ?? entry['description'],
    type: entry['type'],
    required: entry['required'] === true,
    choices: localizeChoices(entry['choices'], locale),
    autocomplete: entry['autocomplete'] === true,
    limits: { min, max, minLength, maxLength },
    channelTypes: types ?? null,
    options: options.filter(isObject).map((option) => localize(option, locale)),
  };
}

function localizeChoices(choices: JsonObject[string], locale: string): JsonObject[] {
  if (!Array.isArray(choices)) return [];
  return choices
    .filter(isObject)
    .map(({ name, value, name_localizations: names }) => ({ name: pick(names, locale) ?? name, value }));
}

function pick(texts: JsonObject[string], locale: string): JsonObject[string] {
  return isObject(texts) ? texts[locale] : undefined;
}
