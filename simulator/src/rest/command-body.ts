import {
  failAt,
  failAtRepeated,
  type Field,
  flag,
  integer,
  list,
  nullable,
  optional,
  permissionSet,
  record,
  shape,
  text,
} from '../protocol/form-body.ts';
import { asText, isObject, type Json, type JsonObject } from '../base/json.ts';

/** "CHAT_INPUT command names … must match the following regex" (topic "Application Commands"), and be lower case. */
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const OPTIONS_MAX = 25;
const CHOICES_MAX = 25;
/** 100 slash, 15 user and 15 message commands. */
const COMMANDS_MAX = 130;
const SIZE_MAX = 8_000;

const slashName: Field<string> = (value, fail) => {
  const name = text({ min: 1, max: 32 })(value, fail);
  if (!NAME.test(name) || name !== name.toLowerCase()) {
    return fail('APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
  }
  return name;
};

/** Localized texts by locale code. */
function localizedTexts(item: Field<string>): Field<JsonObject | null | undefined> {
  return optional(
    nullable((value, fail) => {
      const texts = record(value, fail);
      return Object.fromEntries(
        Object.entries(texts).map(([locale, entry]) => {
          if (!/^[a-z]{2,3}(-[A-Z0-9]{2,3})?$/.test(locale))
            fail('ENUM_TYPE_COERCE', `Value "${locale}" is not a valid locale.`);
          return [locale, entry === null ? null : item(entry, fail)];
        }),
      );
    }),
  );
}

const description = text({ min: 1, max: 100 });
const choice = shape({
  name: text({ min: 1, max: 100 }),
  name_localizations: localizedTexts(text({ min: 1, max: 100 })),
  value: (value, fail) =>
    typeof value === 'string' || typeof value === 'number'
      ? value
      : fail('BASE_TYPE_REQUIRED', 'This field is required'),
});

const number: Field<number> = (value, fail) =>
  typeof value === 'number' ? value : fail('NUMBER_TYPE_COERCE', `Value ${JSON.stringify(value)} is not number.`);

const option: Field<JsonObject> = (value, fail) => {
  const fields = shape({
    type: integer({ min: 1, max: 11 }),
    name: slashName,
    name_localizations: localizedTexts(slashName),
    description,
    description_localizations: localizedTexts(description),
    required: optional(flag),
    choices: optional(list(choice, { max: CHOICES_MAX })),
    options: optional(options),
    autocomplete: optional(flag),
    channel_types: optional(list(integer())),
    min_value: optional(number),
    max_value: optional(number),
    min_length: optional(integer({ min: 0, max: 6000 })),
    max_length: optional(integer({ min: 1, max: 6000 })),
  })(value, fail);
  if (fields.autocomplete === true && (fields.choices ?? []).length > 0) {
    failAt(['choices'], 'BASE_TYPE_MAX_LENGTH', 'Must be 0 or fewer in length.');
  }
  const plain: JsonObject = JSON.parse(JSON.stringify(fields));
  return plain;
};

/** Required options must come before optional ones, and names must be unique. */
function options(...[value, fail]: Parameters<Field<JsonObject[]>>): JsonObject[] {
  const entries = list(option, { max: OPTIONS_MAX })(value, fail);
  const names = entries.map(({ name }) => name);
  failAtRepeated(names, 'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS', 'Option name already used in this command');
  const late = entries.findIndex(
    ({ required }, index) => required === true && index > 0 && entries[index - 1]?.['required'] !== true,
  );
  if (late >= 0) {
    const message = 'Required options must be placed before non-required options';
    failAt([String(late)], 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID', message);
  }
  return entries;
}

const extras = {
  description_localizations: localizedTexts(description),
  options: optional(options),
  default_member_permissions: optional(nullable(permissionSet)),
  dm_permission: optional(nullable(flag)),
  contexts: optional(nullable(list(integer({ min: 0, max: 2 })))),
  integration_types: optional(nullable(list(integer({ min: 0, max: 1 })))),
  nsfw: optional(nullable(flag)),
};

const plainDraft = shape({
  ...extras,
  type: optional(nullable(integer({ min: 1, max: 4 }))),
  name: text({ min: 1, max: 32 }),
  name_localizations: localizedTexts(text({ min: 1, max: 32 })),
  description: optional(text({ max: 100 })),
});
const slashDraft = shape({
  ...extras,
  type: optional(nullable(integer({ min: 1, max: 4 }))),
  name: slashName,
  name_localizations: localizedTexts(slashName),
  description,
});
export type CommandDraft = ReturnType<typeof plainDraft>;

/** A command to register; menu commands (types 2 and 3) may have any name but no description. */
export const commandDraft: Field<CommandDraft> = (value, fail) => {
  const draft = plainDraft(value, fail);
  if ((draft.type ?? 1) === 1) {
    const slash = slashDraft(value, fail);
    if (sizeOf(slash) > SIZE_MAX) fail('APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${SIZE_MAX})`);
    return slash;
  }
  if (draft.description) {
    const message = 'Context menu commands cannot have description';
    failAt(['description'], 'APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID', message);
  }
  return draft;
};

/**
 * Total length of names, descriptions and values of a command and its options; of each text's localizations, the
 * longest.
 */
function sizeOf(value: Json | object | undefined): number {
  const plain: Json = JSON.parse(JSON.stringify(value ?? null));
  return measure(plain);
}

function measure(value: Json): number {
  if (Array.isArray(value)) return value.reduce((total: number, entry) => total + measure(entry), 0);
  if (!isObject(value)) return 0;
  const { name, description: rawDescription, value: chosen, options: inner, choices } = value;
  const own = (['name', 'description'] as const).reduce((total, key) => {
    const texts = value[`${key}_localizations`];
    const lengths = isObject(texts)
      ? Object.values(texts).map((translated) => asText(translated ?? undefined).length)
      : [];
    return total + Math.max(asText(key === 'name' ? name : rawDescription).length, ...lengths);
  }, asText(chosen).length);
  return own + measure(inner ?? null) + measure(choices ?? null);
}

export const commandDrafts = list(commandDraft, { max: COMMANDS_MAX });

/** The fields PATCH may change of a command. */
export const commandChanges = shape({
  ...extras,
  name: optional(slashName),
  name_localizations: localizedTexts(slashName),
  description: optional(description),
});
