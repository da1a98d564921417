import * as z from 'zod/mini';
import { COMMAND_CATEGORIES } from './categories.ts';
import { PERMISSION_NAMES } from '../../base/permissions/permissions.ts';

export const categorySchema = z.enum(COMMAND_CATEGORIES);

export const OPTION_TYPES = [
  'string',
  'integer',
  'number',
  'boolean',
  'user',
  'channel',
  'role',
  /** A member or a role, by mention or id. */
  'mentionable',
  /** One member, or several: by mention, id or name. */
  'member',
  'members',
  /** A length of time, or a moment to count it to. */
  'duration',
  /** A length of time or a moment. */
  'time',
  /** An amount of money, or a share of what the member has. */
  'amount',
  /** Files; for typed commands, the attachments of the message. */
  'attachment',
] as const;
export type OptionType = (typeof OPTION_TYPES)[number];

const choiceSchema = z.object({ name: z.string(), value: z.union([z.string(), z.number()]) });

const optionTextSchema = z.object({
  name: z.string(),
  description: z.string(),
  choices: z.optional(z.array(choiceSchema)),
});

export const commandOptionSchema = z.object({
  required: z.boolean(),
  /** Typed as `name:value`, anywhere among the other options. */
  named: z.optional(z.boolean()),
  type: z.enum(OPTION_TYPES),
  config: z.object({ en: optionTextSchema, ru: optionTextSchema }),
});
export type CommandOption = z.infer<typeof commandOptionSchema>;

const commandTextSchema = z.object({ name: z.string(), description: z.string(), aliases: z.array(z.string()) });

/** A subcommand, like `money add`. `name` is its stable key in every language. */
export const subcommandSchema = z.object({
  name: z.string(),
  config: z.object({ en: commandTextSchema, ru: commandTextSchema }),
  options: z.array(commandOptionSchema),
});
export type Subcommand = z.infer<typeof subcommandSchema>;

/**
 * One command of the public list (docs/rules/commands.md#catalogue-entry). `name` is its stable key in every language.
 */
export const commandSchema = z.object({
  name: z.string(),
  category: categorySchema,
  config: z.object({ en: commandTextSchema, ru: commandTextSchema }),
  options: z.array(commandOptionSchema),
  /** A command with subcommands is always called through one of them and has no options of its own. */
  subcommands: z.array(subcommandSchema),
  boostRequired: z.boolean(),
  defaultMemberPermissions: z.array(z.enum(PERMISSION_NAMES)),
});
export type Command = z.infer<typeof commandSchema>;
