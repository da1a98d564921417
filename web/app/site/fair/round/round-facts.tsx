import type { PublicRound } from '@perigee/core/games/public-round';
import { GAME_TITLES } from '@perigee/core/games/titles';
import { m } from '#texts';
import { displayNameMessage } from '../../../lib/preferences/display-name-message.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useMoments } from '../../../lib/preferences/use-moments.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { choiceIn } from './round-words.ts';
import styles from '../fair.module.css';

/** The facts that identify the round. */
export function RoundFacts({ round: { record, startedAt, settledAt } }: { round: PublicRound }) {
  const text = useText();
  const { locale } = usePreferences();
  const moments = useMoments();
  const choice = choiceIn(record);
  const facts = [
    {
      name: m.fair_round_rules,
      value: `${text(displayNameMessage(GAME_TITLES[record.game]))}, ${text(m.fair_round_version, { version: record.rules })}`,
    },
    { name: m.fair_round_bet, value: record.bet.stake.toLocaleString(locale) },
    ...(choice === null ? [] : [{ name: m.fair_round_choice, value: text(choice) }]),
    { name: m.fair_round_started, value: moments.dayAndTime(startedAt) },
    { name: m.fair_round_settled, value: moments.dayAndTime(settledAt) },
  ];

  return (
    <dl className={styles['about']}>
      {facts.map(({ name, value }) => (
        <div key={text(name)}>
          <dt>{text(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
