import type { Economy } from '@perigee/core/economy/schema';
import { m } from '#texts';
import type { CardFold } from '../components/settings-form/collapsible-card.tsx';
import { useGuild } from '../lib/guilds/use-guild.ts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { durationText, rangeText } from './figure-words.ts';

/** The summaries that the form's cards show while they are folded. */
export function useEconomyFolds({ commission, minBet, work, moneybags, messageXp, moneyBonuses }: Economy) {
  const text = useText();
  const { locale } = usePreferences();
  const { boost } = useGuild().settings;
  const number = (count: number) => count.toLocaleString(locale);
  const fold = (name: string, summary: string): CardFold => ({ place: `economy.${name}`, summary });
  const boosted = (name: string, summary: string) => fold(name, boost ? summary : text(m.fold_no_boost));
  const earning = ({ min, max, cooldown }: Economy['work']) =>
    text(m.fold_earning, { amount: rangeText([min, max], locale), cooldown: durationText(cooldown, locale) });
  const { chance, min, max } = messageXp;

  return {
    money: { ...fold('money', text(m.fold_money, { commission, bet: number(minBet) })), isOpenAtFirst: true },
    work: fold('work', earning(work)),
    moneybags: fold('moneybags', earning(moneybags)),
    messageXp: boosted(
      'messageXp',
      chance === 0
        ? text(m.fold_message_xp_off)
        : text(m.fold_message_xp, { chance, xp: rangeText([min, max], locale) }),
    ),
    moneyBonuses: boosted(
      'moneyBonuses',
      text(m.fold_bonuses, { daily: number(moneyBonuses.daily), weekly: number(moneyBonuses.weekly) }),
    ),
  };
}
