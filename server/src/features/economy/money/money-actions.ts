import type { SubcommandEntry } from '../../../bot/command-entry.ts';
import { AMOUNT_OPTION } from '../wallet/amount-option.ts';
import { MONEY_REASON_OPTION, TARGET_OPTION } from './money-options.ts';
import type { MoneyAction } from './money-order.ts';

interface MoneySubcommand extends SubcommandEntry {
  action: MoneyAction;
}

const OPTIONS = [TARGET_OPTION, AMOUNT_OPTION, MONEY_REASON_OPTION];

/** The subcommands and what they do. */
export const MONEY_ACTIONS: readonly MoneySubcommand[] = [
  {
    name: 'add',
    config: {
      en: { name: 'add', description: 'Gives money to a member or to everyone with a role', aliases: ['give'] },
      ru: { name: 'начислить', description: 'Начисляет деньги участнику или всем с ролью', aliases: ['добавить'] },
    },
    options: OPTIONS,
    action: 'grant',
  },
  {
    name: 'take',
    config: {
      en: { name: 'take', description: 'Takes money, but no more than they have', aliases: ['remove'] },
      ru: { name: 'списать', description: 'Списывает деньги, но не больше, чем есть', aliases: ['забрать'] },
    },
    options: OPTIONS,
    action: 'fine',
  },
  {
    name: 'set',
    config: {
      en: { name: 'set', description: 'Sets the balance of a member or of everyone with a role', aliases: [] },
      ru: { name: 'установить', description: 'Устанавливает баланс участника или всех с ролью', aliases: ['задать'] },
    },
    options: OPTIONS,
    action: 'adjust',
  },
];
