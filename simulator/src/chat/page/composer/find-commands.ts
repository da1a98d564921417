import type { Command, CommandPart } from '../shapes/shapes.ts';
import type { Draft } from '../state/state.ts';

const SUBCOMMAND = 1;
const GROUP = 2;
const SHOWN_COMMANDS = 12;

/** Flattens commands and subcommands into one list. */
function flatten(commands: CommandPart[], prefix: string[] = [], shown: string[] = []): Command[] {
  return commands.flatMap((command) => {
    const path = [...prefix, command.name];
    const names = [...shown, command.shownName];
    const children = command.options.filter(({ type }) => type === SUBCOMMAND || type === GROUP);
    return children.length > 0
      ? flatten(children, path, names)
      : [{ ...command, path: path.join(' '), label: names.join(' ') }];
  });
}

/** The commands that match what is typed after the slash. */
export function findCommands(commands: CommandPart[], text: string): Command[] {
  if (!text.startsWith('/')) return [];
  const query = text.slice(1).toLowerCase();
  const entries = flatten(commands);
  const exact = entries.filter(({ path, label }) => query.startsWith(`${path} `) || query.startsWith(`${label} `));
  if (exact.length > 0) return exact;
  return entries.filter(({ path, label }) => path.includes(query) || label.includes(query));
}

/** The commands suggested for a draft. */
export function suggest(commands: CommandPart[], { command, editing, text }: Draft): Command[] {
  return command || editing ? [] : findCommands(commands, text).slice(0, SHOWN_COMMANDS);
}
