import { amountOf } from '@perigee/core/base/reading/amount';
import { m } from '#texts';
import { type CommandDefinition, defineCommand, defineOption } from '../../../bot/define-command.ts';
import type { Ledger } from '../balances/ledger/ledger.ts';
import { moneyWritingOf, writeMoney } from '../balances/write-money.ts';
import { AMOUNT_OPTION } from './amount-option.ts';
import type { Wallets } from './wallets.ts';

/** Lets a member set a floor for their balance; without an amount it shows the current one. */
export function floorCommand(ledger: Pick<Ledger, 'holdings'>, wallets: Wallets): CommandDefinition {
  const option = defineOption({
    ...AMOUNT_OPTION,
    required: false,
    min: 0,
    async comesTo({ guildId, user }) {
      const holdings = await ledger.holdings(guildId, user.id);
      return (ordered) => amountOf(ordered, holdings?.balance ?? 0);
    },
  });
  return defineCommand({
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
    options: [option],
    async run(ctx) {
      const { guildId, locale, user, options, reply } = ctx;
      const writing = moneyWritingOf(ctx);
      if (options.amount === undefined) {
        const floor = await wallets.floor(guildId, user.id);
        const amount = writeMoney(floor, writing);
        await reply({ content: floor === 0 ? m.floor_none({}, { locale }) : m.floor_is({ amount }, { locale }) });
        return;
      }
      const holdings = await ledger.holdings(guildId, user.id);
      const set = amountOf(options.amount, holdings?.balance ?? 0);
      await wallets.setFloor(guildId, user.id, set);
      const amount = writeMoney(set, writing);
      await reply({
        content: set === 0 ? m.floor_removed({}, { locale }) : m.floor_set({ amount }, { locale }),
      });
    },
  });
}
