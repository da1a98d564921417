import type { Locale } from '@perigee/core/base/locales/locales';
import type { PermissionName } from '@perigee/core/base/permissions/permissions';
import type { CommandContext, TypingContext } from './command-context.ts';
import type { CommandEntry, OptionDefinition, SubcommandEntry } from './command-entry.ts';

/** A value the platform offers while the member is typing. */
export interface Suggestion {
  /** Up to 100 characters. */
  name: string;
  value: string | number;
}

export interface CommandOption extends OptionDefinition {
  /** Values the member may mean by the text so far; the first 25 are shown. Has to return within 3 s. */
  autocomplete?: (use: TypingContext, typed: string) => readonly Suggestion[] | Promise<readonly Suggestion[]>;
}

export type RunCommand = (ctx: CommandContext) => Promise<void>;

/** A subcommand, such as `money add`. */
export interface SubcommandDefinition extends SubcommandEntry {
  options: readonly CommandOption[];
  run: RunCommand;
}

/** Offers a command in the menu of a member or message. */
export interface ContextMenu {
  target: 'user' | 'message';
  /** Label in the menu, up to 32 characters. */
  name: Record<Locale, string>;
  /** The option that takes the member or the message id; without it the command reads `ctx.target`. */
  option?: string;
  /** Runs instead of the command, whose other options are then left out. */
  run?: RunCommand;
  /** It may answer with a form, which must be sent within 3 s and before any deferral, so nothing is deferred. */
  opensForm?: boolean;
}

/** One command: the source for text, slash, menus, the public list, the settings page and the documentation. */
export interface CommandDefinition extends CommandEntry {
  options: readonly CommandOption[];
  subcommands: readonly SubcommandDefinition[];
  contextMenus: readonly ContextMenu[];
  /** Permissions the bot needs in the channel to answer a typed command; slash commands work without. */
  botPermissions: readonly PermissionName[];
  /** After a slash command only the member sees the answer. */
  isEphemeral: boolean;
  /** Null if subcommands run instead. */
  run: RunCommand | null;
}

type Named = Pick<CommandDefinition, 'name' | 'category' | 'config'>;
type Defaulted = 'botPermissions' | 'boostRequired' | 'defaultMemberPermissions' | 'isEphemeral' | 'contextMenus';
type Runs =
  | { run: RunCommand; options?: readonly CommandOption[] }
  | { subcommands: readonly SubcommandDefinition[]; run?: never; options?: never };

/** Describes a command. By default it takes no options, needs no boost and is open to every member. */
export function defineCommand(
  description: Named & Partial<Pick<CommandDefinition, Defaulted>> & Runs,
): CommandDefinition {
  const open = { boostRequired: false, defaultMemberPermissions: [], botPermissions: [] };
  return { ...open, isEphemeral: false, contextMenus: [], options: [], subcommands: [], run: null, ...description };
}
