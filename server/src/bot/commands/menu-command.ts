import { type APIContextMenuInteraction, type APIMessage, ApplicationCommandType as Type } from 'discord-api-types/v10';
import type { CommandDefinition, ContextMenu } from '../define-command.ts';
import type { ParsedCommand } from './command-invocation.ts';
import { type OptionValue, OptionValues } from '../option-values.ts';
import { checkOptions } from './options/parse-options.ts';

/** The platform's command type for the menu of each target. */
export const MENU_TYPE = { user: Type.User, message: Type.Message } as const;

interface MenuInvocation {
  command: CommandDefinition;
  target: APIMessage | null;
  opensForm: boolean;
  parse: () => ParsedCommand;
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
    return { command, target, opensForm, parse: () => parseMenu(command, menu, chosen.target_id) };
  }
  return null;
}

function parseMenu(command: CommandDefinition, menu: ContextMenu, targetId: string): ParsedCommand {
  const run = menu.run ?? command.run;
  if (run === null) return { problem: null, subcommand: null };
  const option = command.options.find(({ key }) => key === menu.option);
  const isMember = option?.type === 'member' || option?.type === 'members';
  const value: OptionValue = isMember ? { members: [targetId] } : targetId;
  const values = new Map(option === undefined ? [] : [[option.key, value]]);
  if (menu.run !== undefined) return { run, subcommand: null, options: new OptionValues(values) };
  return { run, subcommand: null, ...checkOptions(command.options, values) };
}
