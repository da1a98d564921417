import { readAmount } from '@perigee/core/base/reading/amount';
import { refuseWithUsage } from '../../../bot/commands/usage-refusal.ts';
import type { CommandContextOf } from '../../../bot/command-context.ts';
import { type CommandDefinition, defineCommand, defineOptions, defineSubcommand } from '../../../bot/define-command.ts';
import type { Db } from '../../../database/database.ts';
import type { Ledger } from '../balances/ledger/ledger.ts';
import type { MassChanges } from '../balances/mass-changes/mass-changes.ts';
import { AMOUNT_OPTION } from '../wallet/amount-option.ts';
import { changeMember } from './change-member.ts';
import { changeRole } from './change-role.ts';
import { MONEY_REASON_OPTION, TARGET_OPTION } from './money-options.ts';
import type { MoneyAction } from './money-order.ts';
import { MONEY_ACTIONS } from './money-actions.ts';

export interface MoneyDeps {
  db: Db;
  ledger: Ledger;
  massChanges: MassChanges;
}

const MONEY_OPTIONS = defineOptions(TARGET_OPTION, AMOUNT_OPTION, MONEY_REASON_OPTION);
const ADD_OPTIONS = defineOptions({ ...TARGET_OPTION, isReceiver: true }, AMOUNT_OPTION, MONEY_REASON_OPTION);
/** A balance can be set to nothing. */
const SET_OPTIONS = defineOptions(TARGET_OPTION, { ...AMOUNT_OPTION, min: 0 }, MONEY_REASON_OPTION);

const OPTIONS = { grant: ADD_OPTIONS, fine: MONEY_OPTIONS, adjust: SET_OPTIONS } as const;

/** An amount or a mention: `!money 100 @Mia` may give, take or set. */
function beginsWithValue(text: string): boolean {
  return text.startsWith('<@') || readAmount(text, { symbol: '' }).kind !== 'unread';
}

/** Lets managers add to, take from or set the balance of a member or of everyone with a role. */
export function moneyCommand(deps: MoneyDeps): CommandDefinition {
  const run = (action: MoneyAction) => async (ctx: CommandContextOf<typeof MONEY_OPTIONS>) => {
    const { bot, guildId, options } = ctx;
    const { target: id, amount, reason } = options;
    const order = {
      action,
      amount,
      reason: reason?.trim() || null,
    };
    const isRole = bot.cache.get(guildId)?.roles.some((role) => role.id === id) === true;
    const refused = isRole
      ? await changeRole(ctx, deps.massChanges, { ...order, roleId: id })
      : await changeMember(ctx, deps, { ...order, userId: id });
    if (refused !== null) await refuseWithUsage(ctx, money, refused.refusal);
  };
  const money: CommandDefinition = defineCommand({
    name: 'money',
    category: 'economy',
    defaultMemberPermissions: ['ManageGuild'],
    botPermissions: ['EmbedLinks'],
    config: {
      en: { name: 'money', description: 'Gives, takes or sets the money of a member or a whole role', aliases: [] },
      ru: { name: 'казна', description: 'Начисляет, списывает или задаёт деньги участнику или роли', aliases: [] },
    },
    subcommands: MONEY_ACTIONS.map(({ action, ...entry }) =>
      defineSubcommand({ ...entry, isMeantBy: beginsWithValue, options: OPTIONS[action], run: run(action) }),
    ),
  });
  return money;
}
