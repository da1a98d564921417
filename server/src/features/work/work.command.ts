import { ACCENT_COLOR } from '@perigee/core/theme/accent';
import { m } from '#texts';
import { type CommandDefinition, defineCommand } from '../../bot/define-command.ts';
import { moneyWritingOf, writeMoney } from '../balances/index.ts';
import { describeWait } from './describe-wait.ts';
import { drawBetween } from './draw-between.ts';
import { earn, type EarningParts } from './earn.ts';

/** Earns an amount between the two the server set, once in a while. */
export function workCommand(parts: EarningParts): CommandDefinition {
  return defineCommand({
    name: 'work',
    category: 'economy',
    botPermissions: ['EmbedLinks'],
    config: {
      en: { name: 'work', description: 'Works for a while and earns money', aliases: [] },
      ru: { name: 'работать', description: 'Работает и приносит деньги', aliases: ['работа'] },
    },
    async run(ctx) {
      const { guildId, user, useId, locale, settings, refuse, reply } = ctx;
      const { min, max, cooldown } = settings.economy.work;
      const amount = drawBetween(min, max);
      const who = { guildId, userId: user.id };
      const earned = await earn(parts, {
        ...who,
        kind: 'work',
        action: 'work',
        cooldownMs: cooldown,
        amount,
        key: `work:${useId}`,
      });
      if (earned.outcome !== 'earned') {
        await refuse(describeWait(earned, m.work_waiting, locale));
        return;
      }
      const writing = moneyWritingOf(ctx);
      const description = m.work_done({ amount: writeMoney(amount, writing) }, { locale });
      const footer = { text: m.balance_now({ balance: writeMoney(earned.holdings.balance, writing) }, { locale }) };
      await reply({ embeds: [{ color: ACCENT_COLOR, description, footer }] });
    },
  });
}
