import {
  type Field,
  flag,
  integer,
  list,
  nullable,
  optional,
  permissionSet,
  record,
  refuseField,
  shape,
  text,
} from '../http/form-body.ts';
import type { JsonObject } from '../json.ts';

/** "CHAT_INPUT command names … must match the following regex" (topic "Application Commands"), and be lower case. */
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const OPTIONS_MAX = 25;
const CHOICES_MAX = 25;
const COMMANDS_MAX = 110;

const slashName: Field<string> = (value, fail) => {
  const name = text({ min: 1, max: 32 })(value, fail);
  if (!NAME.test(name) || name !== name.toLowerCase()) {
    return fail('APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
  }
  return name;
};

/** Localised texts by locale code. */
function localized(item: Field<string>): Field<JsonObject | null | undefined> {
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
  name_localizations: localized(text({ min: 1, max: 100 })),
  value: (value, fail) =>
    typeof value === 'string' || typeof value === 'number'
      ? value
      : fail('BASE_TYPE_REQUIRED', 'This field is required'),
});

const option: Field<JsonObject> = (value, fail) => {
  const fields = shape({
    type: integer({ min: 1, max: 11 }),
    name: slashName,
    name_localizations: localized(slashName),
    description,
    description_localizations: localized(description),
    required: optional(flag),
    choices: optional(list(choice, { max: CHOICES_MAX })),
    options: optional(options),
    autocomplete: optional(flag),
    channel_types: optional(list(integer())),
    min_value: optional(integer()),
    max_value: optional(integer()),
    min_length: optional(integer({ min: 0, max: 6000 })),
    max_length: optional(integer({ min: 1, max: 6000 })),
  })(value, fail);
  const plain: JsonObject = JSON.parse(JSON.stringify(fields));
  return plain;
};

/** Required options come before the optional ones, and names are unique. */
function options(...[value, fail]: Parameters<Field<JsonObject[]>>): JsonObject[] {
  const entries = list(option, { max: OPTIONS_MAX })(value, fail);
  const names = entries.map(({ name }) => name);
  if (new Set(names).size < names.length) {
    fail('APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS', 'Option name already exists in its group');
  }
  const isRequired = entries.map(({ required }) => required === true);
  if (isRequired.some((required, index) => required && isRequired[index - 1] === false)) {
    fail('APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID', 'Required options must be placed before non-required options');
  }
  return entries;
}

const extras = {
  description_localizations: localized(description),
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
  name_localizations: localized(text({ min: 1, max: 32 })),
  description: optional(text({ max: 100 })),
});
const slashDraft = shape({
  ...extras,
  type: optional(nullable(integer({ min: 1, max: 4 }))),
  name: slashName,
  name_localizations: localized(slashName),
  description,
});
export type CommandDraft = ReturnType<typeof plainDraft>;

/** A command to register; menu commands (types 2 and 3) may have any name and carry no description. */
export const commandDraft: Field<CommandDraft> = (value, fail) => {
  const draft = plainDraft(value, fail);
  if ((draft.type ?? 1) === 1) return slashDraft(value, fail);
  if (draft.description)
    return refuseField(
      ['description'],
      'APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION',
      'Context menu commands cannot have description',
    );
  return draft;
};

export const commandDrafts = list(commandDraft, { max: COMMANDS_MAX });

/** What PATCH may change of a command. */
export const commandChanges = shape({
  ...extras,
  name: optional(slashName),
  name_localizations: localized(slashName),
  description: optional(description),
});
