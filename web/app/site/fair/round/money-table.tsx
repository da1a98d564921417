import type { RoundRecord } from '@perigee/core/games/record';
import type { VerifiedStep } from '@perigee/core/games/verify';
import { m } from '#texts';
import figures from '../../../components/figure-table/figure-table.module.css';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { playerText } from './round-words.ts';
import { ScrollBox } from '../scroll-box.tsx';
import styles from '../fair.module.css';

type Amounts = VerifiedStep<readonly number[]>;

interface MoneyTableProps {
  record: RoundRecord;
  escrow: Amounts;
  payouts: Amounts;
}

/** What each player staked and received by the rules, and the published amounts where they differ. */
export function MoneyTable({ record, escrow, payouts }: MoneyTableProps) {
  const text = useText();

  return (
    <ScrollBox label={text(m.fair_do_money)}>
      <table className={figures['table']}>
        <thead>
          <tr>
            <th scope="col">{text(m.fair_round_player)}</th>
            <th scope="col">{text(m.fair_put_in)}</th>
            <th scope="col">{text(m.fair_paid)}</th>
          </tr>
        </thead>
        <tbody>
          {escrow.computed.map((_, seat) => {
            const player = text(playerText(record, seat));
            return (
              <tr key={player}>
                <th scope="row">{player}</th>
                <Amount step={escrow} seat={seat} />
                <Amount step={payouts} seat={seat} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Amount({ step: { computed, published }, seat }: { step: Amounts; seat: number }) {
  const text = useText();
  const { locale } = usePreferences();
  const write = (amount: number | undefined) => amount?.toLocaleString(locale) ?? '—';
  const isWrong = published !== null && published[seat] !== computed[seat];

  return (
    <td data-wrong={isWrong}>
      {write(computed[seat])}
      {isWrong && <span className={styles['wrong']}>{text(m.fair_said, { said: write(published[seat]) })}</span>}
    </td>
  );
}
