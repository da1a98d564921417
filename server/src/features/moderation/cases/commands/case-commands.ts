import type { Component } from '../../../../bot/components/define-component.ts';
import type { CommandDefinition } from '../../../../bot/define-command.ts';
import type { CommandDeps } from '../orders/command-deps.ts';
import { orderComponents } from '../orders/order-components.ts';
import { banCommand } from './ban.command.ts';
import { bansCommand, turnBansPage } from './bans.command.ts';
import { caseCommand } from './case.command.ts';
import { casesCommand, turnHistoryPage } from './cases.command.ts';
import { durationCommand } from './duration.command.ts';
import { evidenceCommand } from './evidence.command.ts';
import { kickCommand } from './kick.command.ts';
import { massbanCommand } from './massban.command.ts';
import { muteCommand } from './mute.command.ts';
import { noteCommand } from './note.command.ts';
import { reasonCommand } from './reason.command.ts';
import { softbanCommand } from './softban.command.ts';
import { unbanCommand } from './unban.command.ts';
import { unmuteCommand } from './unmute.command.ts';
import { unwarnCommand } from './unwarn.command.ts';
import { warnCommand } from './warn.command.ts';
import { warnsCommand } from './warns.command.ts';

/** The commands that punish and lift, from mildest to hardest, then those that view and change cases. */
export function caseCommands(deps: CommandDeps): CommandDefinition[] {
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
    bansCommand,
    caseCommand(deps),
    casesCommand(deps),
    reasonCommand(deps),
    evidenceCommand(deps),
    durationCommand(deps),
  ];
}

/** Buttons and forms of these commands. */
export function caseComponents(deps: CommandDeps): Component[] {
  return [...orderComponents(deps), turnHistoryPage(deps), turnBansPage];
}
