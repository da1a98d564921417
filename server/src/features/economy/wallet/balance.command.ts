import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { m } from '#texts';
import { type CommandDefinition, defineCommand } from '../../../bot/define-command.ts';
import type { Ledger } from '../balances/ledger/ledger.ts';
import { moneyWritingOf, writeMoney } from '../balances/write-money.ts';
import { findUser, USER_OPTION } from '../../../bot/commands/find-user.ts';
import type { Wallets } from './wallets.ts';

/** Shows a member's balance; to themselves also their floor. */
export function balanceCommand(ledger: Pick<Ledger, 'holdings'>, wallets: Pick<Wallets, 'floor'>): CommandDefinition {
  return defineCommand({
    name: 'balance',
    category: 'economy',
    takesRemarks: true,
    botPermissions: ['EmbedLinks'],
    config: {
      en: { name: 'balance', description: 'Shows a member’s balance', aliases: ['bal', 'wallet'] },
      ru: { name: 'баланс', description: 'Показывает баланс участника', aliases: ['деньги', 'кошелёк'] },
    },
    options: [USER_OPTION],
    async run(ctx) {
      const { guildId, locale, refuse, reply } = ctx;
      const user = await findUser(ctx);
      if (user === undefined) {
        await refuse(m.user_unknown({}, { locale }));
        return;
      }
      const isSelf = user.id === ctx.user.id;
      const [holdings, floor] = await Promise.all([
        ledger.holdings(guildId, user.id),
        isSelf ? wallets.floor(guildId, user.id) : 0,
      ]);
      const { balance, xp } = holdings ?? { balance: 0, xp: 0 };
      const writing = moneyWritingOf(ctx);
      const fields = [
        { name: m.wallet_balance({}, { locale }), value: `**${writeMoney(balance, writing)}**`, inline: true },
        { name: m.wallet_xp({}, { locale }), value: new Intl.NumberFormat(locale).format(xp), inline: true },
        ...(floor > 0
          ? [{ name: m.wallet_floor({}, { locale }), value: writeMoney(floor, writing), inline: true }]
          : []),
      ];
      const author = { name: user.global_name ?? user.username };
      await reply({ embeds: [{ color: ACCENT_COLOR, author, fields }] });
    },
  });
}
