import { m } from '#texts';
import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import type { Cooldowns } from '../../cooldowns/cooldowns.ts';
import { type EarningRules, earningRefusal } from '../../earning-rules/earning-rules.ts';
import { describeWait } from '../describe-wait.ts';
import { bagButtons } from './bag-buttons.ts';

/** The cooldown action of opening bags. */
export const MONEYBAGS = 'moneybags';

interface BagDeps {
  cooldowns: Pick<Cooldowns, 'of'>;
  earningRules: Pick<EarningRules, 'mayEarnAt'>;
}

/** Offers three bags, one of which may be opened. Their contents are drawn when opened, and may be losses. */
export function moneybagsCommand({ cooldowns, earningRules }: BagDeps): CommandDefinition {
  return defineCommand({
    name: 'moneybags',
    category: 'economy',
    config: {
      en: {
        name: 'moneybags',
        description: 'Offers three bags of money: open one',
        aliases: ['bags'],
      },
      ru: {
        name: 'мешки',
        description: 'Предлагает три мешка с деньгами, открыть можно один',
        aliases: ['мешок'],
      },
    },
    async run(ctx) {
      const { guildId, user, invocationId, locale, refuse, reply } = ctx;
      const tooNew = earningRefusal(ctx, earningRules);
      if (tooNew !== null) {
        await refuse(tooNew);
        return;
      }
      const readyAt = (await cooldowns.of(guildId, user.id)).get(MONEYBAGS);
      if (readyAt !== undefined) {
        await refuse(describeWait({ outcome: 'waiting', readyAt }, m.moneybags_waiting, locale));
        return;
      }
      await reply({
        content: m.moneybags_choose({}, { locale }),
        components: [bagButtons(user.id, invocationId, locale)],
      });
    },
  });
}
