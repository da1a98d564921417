import type { Locale } from '@perigee/core/locales/locales';
import type { PermissionName } from '@perigee/core/permissions/permissions';
import type { CommandContext, TypingContext } from './command-context.ts';
import type { CommandEntry, OptionDefinition, SubcommandEntry } from './command-entry.ts';

/** A value the platform offers while the member is typing. */
export interface Suggestion {
  /** Up to 100 characters. */
  name: string;
  value: string | number;
}

export interface CommandOption extends OptionDefinition {
  /** What the member may mean by what they typed so far; the first 25 are offered. Has to answer within 3 s. */
  autocomplete?: (use: TypingContext, typed: string) => readonly Suggestion[] | Promise<readonly Suggestion[]>;
}

export type RunCommand = (ctx: CommandContext) => Promise<void>;

/** One of a command's several ways: `money add`. */
export interface SubcommandDefinition extends SubcommandEntry {
  options: readonly CommandOption[];
  run: RunCommand;
}

/** Offers a command in the menu of a member, or of a message. */
export interface ContextMenu {
  target: 'user' | 'message';
  /** What the menu shows, up to 32 characters. */
  name: Record<Locale, string>;
  /** The option that takes the member, or the id of the message; without it the command reads `ctx.target`. */
  option?: string;
  /** Done instead of what the command does; the command's other options are left out then. */
  run?: RunCommand;
  /** It may answer with a form, which has to be there within 3 s: nothing is deferred. */
  opensForm?: boolean;
}

/** One command, for text, slash, menus, the public list, the settings page and the documentation alike. */
export interface CommandDefinition extends CommandEntry {
  options: readonly CommandOption[];
  subcommands: readonly SubcommandDefinition[];
  contextMenus: readonly ContextMenu[];
  /** What the bot itself needs in the channel to answer the typed command; slash commands are answered without. */
  botPermissions: readonly PermissionName[];
  /** After a slash command the member alone sees the answer. */
  isEphemeral: boolean;
  /** Null where subcommands run instead. */
  run: RunCommand | null;
}

type Named = Pick<CommandDefinition, 'name' | 'category' | 'config'>;
type Defaulted = 'botPermissions' | 'boostRequired' | 'defaultMemberPermissions' | 'isEphemeral' | 'contextMenus';
type Runs =
  | { run: RunCommand; options?: readonly CommandOption[] }
  | { subcommands: readonly SubcommandDefinition[]; run?: never; options?: never };

/** Describes a command. Without further word it takes no options, needs no boost and is open to every member. */
export function defineCommand(
  description: Named & Partial<Pick<CommandDefinition, Defaulted>> & Runs,
): CommandDefinition {
  const open = { boostRequired: false, defaultMemberPermissions: [], botPermissions: [] };
  return { ...open, isEphemeral: false, contextMenus: [], options: [], subcommands: [], run: null, ...description };
}
