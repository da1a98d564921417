import { readAmount } from '@perigee/core/base/numbers/read-amount';
import { m } from '#texts';
import { refuseWithUsage } from '../../../bot/commands/usage-refusal.ts';
import { type CommandDefinition, defineCommand } from '../../../bot/define-command.ts';
import type { Ledger } from '../balances/ledger/ledger.ts';
import { moneyWritingOf, writeMoney } from '../balances/write-money.ts';
import { AMOUNT_OPTION, amountRefusalOf } from './amount-option.ts';
import type { Wallets } from './wallets.ts';

/** Lets a member set a floor for their balance; without an amount it shows the current one. */
export function floorCommand(ledger: Pick<Ledger, 'holdings'>, wallets: Wallets): CommandDefinition {
  const floorOf: CommandDefinition = defineCommand({
    name: 'floor',
    category: 'economy',
    isEphemeral: true,
    config: {
      en: { name: 'floor', description: 'Sets your protected minimum for bets and purchases; 0 for none', aliases: [] },
      ru: {
        name: 'неснижаемый',
        description: 'Задаёт неснижаемый остаток для ставок и покупок; 0 — без него',
        aliases: ['минимум'],
      },
    },
    options: [{ ...AMOUNT_OPTION, required: false }],
    async run(ctx) {
      const { guildId, locale, user, options, reply } = ctx;
      const text = options.amount;
      const writing = moneyWritingOf(ctx);
      if (text === undefined) {
        const floor = await wallets.floor(guildId, user.id);
        const amount = writeMoney(floor, writing);
        await reply({ content: floor === 0 ? m.floor_none({}, { locale }) : m.floor_is({ amount }, { locale }) });
        return;
      }
      const holdings = await ledger.holdings(guildId, user.id);
      const read = text.trim() === '0' ? { amount: 0 } : readAmount(text, holdings?.balance ?? 0);
      if ('refused' in read) {
        await refuseWithUsage(ctx, floorOf, amountRefusalOf(read.refused, locale));
        return;
      }
      await wallets.setFloor(guildId, user.id, read.amount);
      const amount = writeMoney(read.amount, writing);
      await reply({
        content: read.amount === 0 ? m.floor_removed({}, { locale }) : m.floor_set({ amount }, { locale }),
      });
    },
  });
  return floorOf;
}
