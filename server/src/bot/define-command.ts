import type { Locale } from '@perigee/core/base/locales/locales';
import type { Amount } from '@perigee/core/base/reading/amount';
import type { PermissionName } from '@perigee/core/base/permissions/permissions';
import type { CommandContext, CommandContextOf, TypingContext } from './command-context.ts';
import type { CommandEntry, OptionDefinition, SubcommandEntry } from './command-entry.ts';
import { checkOptions, type OptionProblem } from './options/check-options.ts';
import type { GivenValues } from './options/option-values.ts';

/** A value the platform offers while the member is typing. */
export interface Suggestion {
  /** Up to 100 characters. */
  name: string;
  value: string | number;
}

export interface CommandOption extends OptionDefinition {
  /**
   * What amounts come to for the member who is typing; null for one that the command would refuse. By default shares
   * come to nothing.
   */
  comesTo?: (use: TypingContext) => Promise<(amount: Amount) => number | null>;
  /** Values the member may mean by the text so far; the first 25 are shown. Has to return within 3 s. */
  autocomplete?: (use: TypingContext, typed: string) => readonly Suggestion[] | Promise<readonly Suggestion[]>;
}

/** Runs a command whose options are checked. */
export type RunCommand = (ctx: CommandContext) => Promise<void>;

/** What to run, with its options. */
export interface BoundCommand {
  run: RunCommand;
  /** Whether a secret option was given. */
  isSecret: boolean;
}

/** Checks the values given for a command's options; returns what to run with them, or what is wrong with them. */
export type BindOptions = (given: GivenValues) => BoundCommand | { problem: OptionProblem | null };

/** A subcommand, such as `money add`. */
export interface SubcommandDefinition extends SubcommandEntry {
  options: readonly CommandOption[];
  bind: BindOptions;
}

/** An entry in the menu of a member or message. */
interface MenuEntry {
  target: 'user' | 'message';
  /** Label in the menu, up to 32 characters. */
  name: Record<Locale, string>;
  /** It may answer with a form, which must be sent within 3 s and before any deferral, so nothing is deferred. */
  opensForm?: boolean;
}

/** Runs instead of the command, with the id of the member or message. */
type RunMenu = (ctx: CommandContext, targetId: string) => Promise<void>;

/** Offers a command in the menu of a member or message. */
export interface ContextMenu extends MenuEntry {
  /** The option that takes the member or message id; without it the command reads `ctx.target`. */
  option?: string;
  run?: RunMenu;
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
  /** It only shows something, so words that no option takes are ignored; elsewhere they are refused. */
  takesRemarks: boolean;
  /** Null if subcommands run instead. */
  bind: BindOptions | null;
}

type Named = Pick<CommandDefinition, 'name' | 'category' | 'config'>;
type Defaulted =
  | 'botPermissions'
  | 'boostRequired'
  | 'defaultMemberPermissions'
  | 'isEphemeral'
  | 'takesRemarks'
  | 'worksInDirectMessages';

interface Action<Options extends readonly CommandOption[]> {
  options?: Options;
  run: (ctx: CommandContextOf<Options>) => Promise<void>;
}

/** A menu entry names an option that takes its target, or runs by itself. */
type MenuFor<Options extends readonly CommandOption[]> = MenuEntry &
  ({ option?: Options[number]['key'] } | { run: RunMenu });

type Runs<Options extends readonly CommandOption[]> =
  | (Action<Options> & { contextMenus?: readonly MenuFor<Options>[] })
  | { subcommands: readonly SubcommandDefinition[]; run?: never };

/** Describes a command. By default it takes no options, needs no boost and is open to every member. */
export function defineCommand<const Options extends readonly CommandOption[] = readonly []>(
  description: Named & Partial<Pick<CommandDefinition, Defaulted>> & Runs<Options>,
): CommandDefinition {
  const open = { boostRequired: false, defaultMemberPermissions: [], botPermissions: [] };
  const bind = 'subcommands' in description ? null : binder(description);
  const { run: _run, ...entry } = description;
  return {
    ...open,
    isEphemeral: false,
    takesRemarks: false,
    worksInDirectMessages: false,
    contextMenus: [],
    options: [],
    subcommands: [],
    ...entry,
    bind,
  };
}

/** Describes a subcommand. By default it takes no options. */
export function defineSubcommand<const Options extends readonly CommandOption[] = readonly []>(
  description: Omit<SubcommandEntry, 'options'> & Action<Options>,
): SubcommandDefinition {
  const { run: _run, ...entry } = description;
  return { options: [], ...entry, bind: binder(description) };
}

function binder<const Options extends readonly CommandOption[]>({ options, run }: Action<Options>): BindOptions {
  return (given) => {
    const checked = checkOptions(options, given);
    if ('problem' in checked) return checked;
    const isSecret = options?.some((option) => option.isSecret === true && given.has(option.key)) === true;
    return { run: (ctx) => run({ ...ctx, options: checked.options }), isSecret };
  };
}

/** Keeps the type of an option that several commands share, for the values they read. */
export function defineOption<const Option extends CommandOption>(option: Option): Option {
  return option;
}

/** Keeps the types of options whose values are read by a function of their own. */
export function defineOptions<const Options extends readonly CommandOption[]>(...options: Options): Options {
  return options;
}
