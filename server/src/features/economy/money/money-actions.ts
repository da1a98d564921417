import type { SubcommandEntry } from '../../../bot/command-entry.ts';
import type { MoneyAction } from './money-order.ts';

interface MoneySubcommand extends Omit<SubcommandEntry, 'options'> {
  action: MoneyAction;
}

/** The subcommands and what they do. */
export const MONEY_ACTIONS: readonly MoneySubcommand[] = [
  {
    name: 'add',
    config: {
      en: { name: 'add', description: 'Gives money to a member or to everyone with a role', aliases: ['give'] },
      ru: { name: 'начислить', description: 'Начисляет деньги участнику или всем с ролью', aliases: ['добавить'] },
    },
    action: 'grant',
  },
  {
    name: 'take',
    config: {
      en: { name: 'take', description: 'Takes money, but no more than they have', aliases: ['remove'] },
      ru: { name: 'списать', description: 'Списывает деньги, но не больше, чем есть', aliases: ['забрать'] },
    },
    action: 'fine',
  },
  {
    name: 'set',
    config: {
      en: { name: 'set', description: 'Sets the balance of a member or of everyone with a role', aliases: [] },
      ru: { name: 'установить', description: 'Устанавливает баланс участника или всех с ролью', aliases: ['задать'] },
    },
    action: 'adjust',
  },
];
