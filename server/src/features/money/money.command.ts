import { refuseWithUsage } from '../../bot/commands/usage-refusal.ts';
import type { CommandContext } from '../../bot/command-context.ts';
import { type CommandDefinition, defineCommand, type SubcommandDefinition } from '../../bot/define-command.ts';
import type { Db } from '../../database/database.ts';
import type { Ledger, MassChanges } from '../balances/index.ts';
import { AMOUNT_OPTION } from '../wallet/index.ts';
import { changeMember } from './change-member.ts';
import { changeRole } from './change-role.ts';
import { REASON_OPTION, TARGET_OPTION } from './money-options.ts';
import type { MoneyAct } from './money-order.ts';

export interface MoneyParts {
  db: Db;
  ledger: Ledger;
  massChanges: MassChanges;
}

const OPTIONS = [TARGET_OPTION, AMOUNT_OPTION, REASON_OPTION];

/** Gives members money, takes it from them or sets it, for managers: to one of them, or to everybody with a role. */
export function moneyCommand(parts: MoneyParts): CommandDefinition {
  const run = (act: MoneyAct) => async (ctx: CommandContext) => {
    const { bot, guildId, options } = ctx;
    const id = options.string(TARGET_OPTION.key) ?? '';
    const order = {
      act,
      text: options.string(AMOUNT_OPTION.key) ?? '',
      reason: options.string(REASON_OPTION.key)?.trim() || null,
    };
    const isRole = bot.cache.get(guildId)?.roles.some((role) => role.id === id) === true;
    const refused = isRole
      ? await changeRole(ctx, parts.massChanges, { ...order, roleId: id })
      : await changeMember(ctx, parts, { ...order, userId: id });
    if (refused !== null) await refuseWithUsage(ctx, money, refused.refusal);
  };
  const subcommands: SubcommandDefinition[] = [
    {
      name: 'add',
      config: {
        en: { name: 'add', description: 'Gives money to a member, or to everybody with a role', aliases: ['give'] },
        ru: { name: 'начислить', description: 'Начисляет деньги участнику или всем с ролью', aliases: ['добавить'] },
      },
      options: OPTIONS,
      run: run('grant'),
    },
    {
      name: 'take',
      config: {
        en: { name: 'take', description: 'Takes money, at most what there is', aliases: ['remove'] },
        ru: { name: 'списать', description: 'Списывает деньги, но не больше, чем есть', aliases: ['забрать'] },
      },
      options: OPTIONS,
      run: run('fine'),
    },
    {
      name: 'set',
      config: {
        en: { name: 'set', description: 'Sets what a member, or everybody with a role, has', aliases: [] },
        ru: { name: 'установить', description: 'Устанавливает баланс участника или всех с ролью', aliases: ['задать'] },
      },
      options: OPTIONS,
      run: run('adjust'),
    },
  ];
  const money: CommandDefinition = defineCommand({
    name: 'money',
    category: 'economy',
    defaultMemberPermissions: ['ManageGuild'],
    botPermissions: ['EmbedLinks'],
    config: {
      en: { name: 'money', description: 'Gives, takes or sets money, of a member or of a whole role', aliases: [] },
      ru: { name: 'казна', description: 'Начисляет, списывает или задаёт деньги участнику или роли', aliases: [] },
    },
    subcommands,
  });
  return money;
}
