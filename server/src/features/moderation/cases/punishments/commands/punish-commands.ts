import type { CommandDefinition } from '../../../../../bot/define-command.ts';
import { banCommand } from './ban.command.ts';
import type { CommandDeps } from './command-deps.ts';
import { kickCommand } from './kick.command.ts';
import { massbanCommand } from './massban.command.ts';
import { muteCommand } from './mute.command.ts';
import { noteCommand } from './note.command.ts';
import { softbanCommand } from './softban.command.ts';
import { unbanCommand } from './unban.command.ts';
import { unmuteCommand } from './unmute.command.ts';
import { unwarnCommand } from './unwarn.command.ts';
import { warnCommand } from './warn.command.ts';
import { warnsCommand } from './warns.command.ts';

/** The commands that punish and lift, from mildest to hardest. */
export function punishCommands(deps: CommandDeps): CommandDefinition[] {
  return [
    warnCommand(deps),
    unwarnCommand(deps),
    warnsCommand(deps),
    noteCommand(deps),
    muteCommand(deps),
    unmuteCommand(deps),
    kickCommand(deps),
    softbanCommand(deps),
    banCommand(deps),
    unbanCommand(deps),
    massbanCommand(deps),
  ];
}
