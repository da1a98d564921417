import { type KindFlow, totalFlow } from '@perigee/core/insights/economy-health/flows';
import {
  type EconomyRates,
  guessFlows,
  type KindGuess,
  type BalanceSpan,
  totalGuess,
} from '@perigee/core/insights/economy-health/what-if';
import { m } from '#texts';
import tableStyles from '../../../../components/figure-table/figure-table.module.css';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { kindText } from '../kind-text.ts';
import { useAmounts } from '../use-amounts.ts';
import styles from '../health.module.css';

interface WhatIfResultProps {
  month: readonly KindFlow[];
  now: EconomyRates;
  /** Null while a field is invalid. */
  next: EconomyRates | null;
}

/** What the last 30 days would have come to, in total and by each kind that would differ. */
export function WhatIfResult({ month, now, next }: WhatIfResultProps) {
  const text = useText();
  const { full } = useAmounts();
  const real = totalFlow(month);
  const guesses = guessFlows(month, now, next ?? now);
  const guess = totalGuess(guesses);
  const between = ({ least, most }: BalanceSpan) => (least === most ? full(least) : `${full(least)}–${full(most)}`);
  const rows = [
    { key: 'minted', name: text(m.health_minted), was: real.minted, guess: guess.minted },
    { key: 'removed', name: text(m.health_removed), was: real.removed, guess: guess.removed },
    { key: 'net', name: text(m.health_net), was: real.minted - real.removed, guess: netOf(guess) },
  ];
  const changed = guesses.filter((kindGuess) => isDifferent(kindGuess, month));

  return (
    <div role="status" className={styles['result']}>
      {next === null ? (
        <p className={styles['dim']}>{text(m.health_what_if_wrong)}</p>
      ) : (
        <>
          <table className={tableStyles['table'] ?? ''}>
            <caption>{text(m.health_last_month)}</caption>
            <thead>
              <tr>
                <th scope="col">{text(m.health_sum)}</th>
                <th scope="col">{text(m.health_was)}</th>
                <th scope="col">{text(m.health_would)}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, was, guess: would }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  <td>{full(was)}</td>
                  <td data-changed={would.least !== was || would.most !== was}>{between(would)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {changed.length > 0 && (
            <p className={styles['dim']}>
              {text(m.health_changed, { kinds: changed.map(({ kind }) => text(kindText(kind))).join(', ') })}
            </p>
          )}
        </>
      )}
    </div>
  );
}

function netOf({ minted, removed }: Record<'minted' | 'removed', BalanceSpan>): BalanceSpan {
  return { least: minted.least - removed.most, most: minted.most - removed.least };
}

function isDifferent({ kind, minted, removed }: KindGuess, month: readonly KindFlow[]): boolean {
  const was = month.find((flow) => flow.kind === kind);
  const differs = ({ least, most }: BalanceSpan, before = 0) => least !== before || most !== before;
  return differs(minted, was?.minted) || differs(removed, was?.removed);
}
