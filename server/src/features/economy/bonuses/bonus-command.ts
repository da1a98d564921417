import { time, TimestampStyles } from '@discordjs/formatters';
import type { Bonus } from '@perigee/core/economy/bonuses/periods';
import { m } from '#texts';
import type { CommandEntry } from '../../../bot/command-entry.ts';
import { type CommandDefinition, defineCommand } from '../../../bot/define-command.ts';
import { moneyWritingOf } from '../balances/write-money.ts';
import { type EarningRules, earningRefusal } from '../earning-rules/earning-rules.ts';
import { type BonusDeps, claimBonus } from './claim-bonus.ts';
import { BONUS_TEXTS, describeClaim } from './describe-claim.ts';

const CONFIG: Record<Bonus, CommandEntry['config']> = {
  daily: {
    en: { name: 'daily', description: 'Claims your daily bonus', aliases: ['day'] },
    ru: { name: 'ежедневный', description: 'Выдаёт вам ежедневный бонус', aliases: ['бонус'] },
  },
  weekly: {
    en: { name: 'weekly', description: 'Claims your weekly bonus', aliases: ['week'] },
    ru: { name: 'еженедельный', description: 'Выдаёт вам еженедельный бонус', aliases: ['неделя'] },
  },
};

interface Deps extends BonusDeps {
  earningRules: Pick<EarningRules, 'mayEarnAt'>;
}

/** The command that claims a bonus: once per day or week in the server's time zone. */
export function bonusCommand(bonus: Bonus, deps: Deps): CommandDefinition {
  return defineCommand({
    name: bonus,
    category: 'economy',
    boostRequired: true,
    botPermissions: ['EmbedLinks'],
    config: CONFIG[bonus],
    async run(ctx) {
      const { invocationId, settings, locale, refuse, reply } = ctx;
      const texts = BONUS_TEXTS[bonus];
      const amount = settings.economy.moneyBonuses[bonus];
      const why = amount === 0 ? texts.off({}, { locale }) : earningRefusal(ctx, deps.earningRules);
      if (why !== null) {
        await refuse(why);
        return;
      }
      const claimed = await claimBonus(deps, ctx, { bonus, amount, invocationId });
      if (claimed.outcome === 'claimed') {
        await reply({ embeds: [describeClaim(bonus, amount, claimed, moneyWritingOf(ctx))] });
      } else if (claimed.outcome === 'waiting') {
        await refuse(texts.waiting({ when: time(claimed.nextAt, TimestampStyles.RelativeTime) }, { locale }));
      } else {
        await refuse(m.earning_repeated({}, { locale }));
      }
    },
  });
}
