import { type APIContextMenuInteraction, type APIMessage, ApplicationCommandType as Type } from 'discord-api-types/v10';
import type { CommandDefinition, ContextMenu } from '../define-command.ts';
import type { GivenValues, OptionValue } from '../options/option-values.ts';
import type { ParsedCommand } from './command-invocation.ts';

/** The platform's command type for the menu of each target. */
export const MENU_TYPE = { user: Type.User, message: Type.Message } as const;

interface MenuInvocation {
  command: CommandDefinition;
  target: APIMessage | null;
  opensForm: boolean;
  parse: () => Promise<ParsedCommand>;
}

/** The command behind a menu entry; null if this version does not know it. */
export function findMenuCommand(
  commands: readonly CommandDefinition[],
  chosen: APIContextMenuInteraction['data'],
): MenuInvocation | null {
  const isChosen = ({ target, name }: ContextMenu) => MENU_TYPE[target] === chosen.type && name.en === chosen.name;
  for (const command of commands) {
    const menu = command.contextMenus.find(isChosen);
    if (menu === undefined) continue;
    const target = chosen.type === Type.Message ? (chosen.resolved.messages[chosen.target_id] ?? null) : null;
    const { opensForm = false } = menu;
    return { command, target, opensForm, parse: async () => parseMenu(command, menu, chosen.target_id) };
  }
  return null;
}

function parseMenu(command: CommandDefinition, { run, option }: ContextMenu, targetId: string): ParsedCommand {
  if (run !== undefined) {
    return { run: (ctx) => run(ctx, targetId), subcommand: null, people: [], isSecret: false };
  }
  const { options, bind } = command;
  if (bind === null) return { problem: null, subcommand: null };
  const given: GivenValues = new Map<string, OptionValue>(
    options
      .filter(({ key }) => key === option)
      .map(({ key, type }) => [key, type === 'members' ? [targetId] : targetId]),
  );
  return { ...bind(given), subcommand: null, people: [] };
}
