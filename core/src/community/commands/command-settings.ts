import * as z from 'zod/mini';
import { labelled } from '../../base/schemas/field-metadata.ts';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { channelIdList, roleIdList } from '../../base/ids/id-list.ts';

/** Most overwrites the platform takes for one command in one guild (its documentation, "Application Commands"). */
export const OVERWRITES_MAX = 100;

/** Overwrites reserved for Perigee: everyone, all channels, and the person who saves. */
const OWN_OVERWRITES = 3;

/** Most roles and channels one command can name, in all four lists together. */
export const COMMAND_LISTS_MAX = OVERWRITES_MAX - OWN_OVERWRITES;

/** A command's stable name, as the platform allows it. */
export const commandNameSchema = z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,31}$/));

const shape = {
  enabled: labelled('enabled', z.boolean()),
  /** Deletes the message that called the command. */
  deleteUsage: labelled({ en: 'Delete the command message', ru: 'Удалять сообщение с командой' }, z.boolean()),
  /** Empty means all. */
  allowedRoles: labelled({ en: 'Allowed roles', ru: 'Разрешённые роли' }, roleIdList),
  forbiddenRoles: labelled({ en: 'Forbidden roles', ru: 'Запрещённые роли' }, roleIdList),
  /** Empty means all. */
  allowedChannels: labelled({ en: 'Allowed channels', ru: 'Разрешённые каналы' }, channelIdList),
  forbiddenChannels: labelled({ en: 'Forbidden channels', ru: 'Запрещённые каналы' }, channelIdList),
};

/** Settings of one command in a guild (docs/rules/commands.md#settings-of-a-command). */
export type CommandSettings = z.infer<z.ZodMiniObject<typeof shape>>;

const hasRoomFor = (lists: CommandSettings) =>
  lists.allowedRoles.length +
    lists.forbiddenRoles.length +
    lists.allowedChannels.length +
    lists.forbiddenChannels.length <=
  COMMAND_LISTS_MAX;

const isDisjoint = (one: readonly string[], other: readonly string[]) => !one.some((id) => other.includes(id));

const listRules = [
  z.refine<CommandSettings>(({ allowedRoles, forbiddenRoles }) => isDisjoint(allowedRoles, forbiddenRoles), {
    error: issueCode('alsoAllowed'),
    path: ['forbiddenRoles'],
  }),
  z.refine<CommandSettings>(
    ({ allowedChannels, forbiddenChannels }) => isDisjoint(allowedChannels, forbiddenChannels),
    { error: issueCode('alsoAllowed'), path: ['forbiddenChannels'] },
  ),
  z.refine<CommandSettings>(hasRoomFor, {
    error: issueCode('tooManyOverwrites'),
    path: ['forbiddenChannels'],
    params: { max: COMMAND_LISTS_MAX },
  }),
];

/** Codes: listTooLong, duplicate, invalidId, alsoAllowed, tooManyOverwrites. */
export const commandSettingsSchema = z.strictObject(shape).check(...listRules);

/**
 * The same as request body, where `name` may repeat the name in the path
 * (docs/rules/commands.md#settings-of-a-command).
 */
export const commandBodySchema = z.strictObject({ name: z.optional(z.string()), ...shape }).check(...listRules);

/** Settings of a command that was never saved. */
export const DEFAULT_COMMAND_SETTINGS: CommandSettings = {
  enabled: true,
  deleteUsage: false,
  allowedRoles: [],
  forbiddenRoles: [],
  allowedChannels: [],
  forbiddenChannels: [],
};

/** By command name; commands with default settings are missing. */
export const commandsSettingsSchema = z.record(commandNameSchema, commandSettingsSchema);
export type CommandsSettings = z.infer<typeof commandsSettingsSchema>;

/** The settings of a command, saved or default. */
export function settingsOfCommand(commands: CommandsSettings, name: string): CommandSettings {
  return (Object.hasOwn(commands, name) && commands[name]) || DEFAULT_COMMAND_SETTINGS;
}
