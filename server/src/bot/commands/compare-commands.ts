import { isDeepStrictEqual } from 'node:util';
import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  ApplicationCommandType,
  ApplicationIntegrationType,
  type RESTPostAPIApplicationCommandsJSONBody,
} from 'discord-api-types/v10';

type Payload = APIApplicationCommand | RESTPostAPIApplicationCommandsJSONBody;

/** How many commands the platform lacks, has in surplus, or has with other content. */
export function compareCommands(registered: readonly Payload[], defined: readonly Payload[]) {
  const had = byKey(registered);
  const missing = [...byKey(defined)].filter(([key]) => !had.has(key)).length;
  const changed = [...byKey(defined)].filter(
    ([key, set]) => had.has(key) && !isDeepStrictEqual(had.get(key), set),
  ).length;
  return { missing, changed, surplus: registered.length - (defined.length - missing) };
}

function byKey(commands: readonly Payload[]) {
  return new Map(commands.map(registeredFields).map((set) => [`${set.type} ${set.texts.name}`, set]));
}

/** The fields we set, with defaults for what the platform omits; it adds ids and versions of its own. */
function registeredFields(command: Payload) {
  return {
    type: command.type ?? ApplicationCommandType.ChatInput,
    texts: textsOf(command),
    permissions: command.default_member_permissions ?? null,
    // In whatever order the platform returns them.
    contexts: command.contexts ? new Set(command.contexts) : null,
    installations: new Set(command.integration_types ?? [ApplicationIntegrationType.GuildInstall]),
    options: 'options' in command ? (command.options ?? []).map(registeredOption) : [],
  };
}

function registeredOption(option: APIApplicationCommandOption): object {
  return {
    texts: textsOf(option),
    type: option.type,
    required: option.required ?? false,
    choices: 'choices' in option ? (option.choices ?? []).map(choiceOf) : [],
    autocomplete: ('autocomplete' in option && option.autocomplete) ?? false,
    bounds: [
      'min_value' in option ? (option.min_value ?? null) : null,
      'max_value' in option ? (option.max_value ?? null) : null,
      'min_length' in option ? (option.min_length ?? null) : null,
      'max_length' in option ? (option.max_length ?? null) : null,
    ],
    options: 'options' in option ? (option.options ?? []).map(registeredOption) : [],
  };
}

interface Named {
  name: string;
  description?: string | undefined;
  name_localizations?: { ru?: string | null | undefined } | null | undefined;
  description_localizations?: { ru?: string | null | undefined } | null | undefined;
}

/** Menu entries have no description; the platform returns an empty one. */
function textsOf({ name, description = '', ...texts }: Named) {
  return {
    name,
    description,
    nameInRussian: texts.name_localizations?.ru ?? null,
    descriptionInRussian: texts.description_localizations?.ru ?? null,
  };
}

function choiceOf({ name, value, name_localizations }: Choice) {
  return { name, value, nameInRussian: name_localizations?.ru ?? null };
}

type Choice = { name: string; value: string | number; name_localizations?: { ru?: string | null } | null };
