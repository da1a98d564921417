import type { DrawCheck } from '@perigee/core/games/fairness/check-draw';
import type { WinnerState } from '@perigee/core/rewards/giveaways/giveaway';
import { m } from '#texts';
import { WINNER_TEXTS } from '../../../components/giveaway/giveaway-texts.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import figures from '../../../components/figure-table/figure-table.module.css';
import { ScrollBox } from '../scroll-box.tsx';
import styles from '../fair.module.css';

interface DrawTableProps {
  check: DrawCheck;
  states: readonly WinnerState[] | undefined;
}

/** Each drawn number and the entrant it selects. */
export function DrawTable({ check: { drawn, numbers }, states }: DrawTableProps) {
  const text = useText();
  const { locale } = usePreferences();

  if (drawn.computed.length === 0) return <p className={styles['dim']}>{text(m.fair_nobody)}</p>;
  return (
    <ScrollBox label={text(m.fair_do_draw)}>
      <table className={figures['table']}>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{text(m.fair_number)}</th>
            <th scope="col">{text(m.fair_drawn)}</th>
            {states !== undefined && <th scope="col">{text(m.fair_state)}</th>}
          </tr>
        </thead>
        <tbody>
          {drawn.computed.map((id, index) => (
            <tr key={id} data-wrong={drawn.published !== null && drawn.published[index] !== id}>
              <td>{index + 1}</td>
              <td>
                {text(m.fair_number_of, {
                  number: ((numbers[index]?.number ?? 0) + 1).toLocaleString(locale),
                  of: (numbers[index]?.of ?? 0).toLocaleString(locale),
                })}
              </td>
              <td>
                <code>{id}</code>
                {drawn.published !== null && drawn.published[index] !== id && (
                  <span className={styles['wrong']}>
                    {text(m.fair_said, { said: drawn.published[index] ?? text(m.fair_nobody_said) })}
                  </span>
                )}
              </td>
              {states !== undefined && <td>{stateOf(index)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );

  function stateOf(index: number): string {
    const state = states?.[index];
    return state === undefined ? '' : text(WINNER_TEXTS[state]);
  }
}
