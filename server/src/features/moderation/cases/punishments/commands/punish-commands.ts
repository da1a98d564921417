import type { CommandDefinition } from '../../../../../bot/define-command.ts';
import { banCommand } from './ban.command.ts';
import type { CommandParts } from './command-parts.ts';
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
export function punishCommands(parts: CommandParts): CommandDefinition[] {
  return [
    warnCommand(parts),
    unwarnCommand(parts),
    warnsCommand(parts),
    noteCommand(parts),
    muteCommand(parts),
    unmuteCommand(parts),
    kickCommand(parts),
    softbanCommand(parts),
    banCommand(parts),
    unbanCommand(parts),
    massbanCommand(parts),
  ];
}
