import type { DrawCheck } from '@perigee/core/games/fairness/check-draw';
import type { WinnerState } from '@perigee/core/rewards/giveaways/giveaway';
import { m } from '#texts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { DrawTable } from './draw-table.tsx';
import { EntrantList } from './entrant-list.tsx';
import { HexLine } from '../hex-line.tsx';
import { Step } from '../step.tsx';
import { Verdict } from '../verdict.tsx';
import styles from '../fair.module.css';

interface DrawStepsProps {
  check: DrawCheck;
  serverSeed: string;
  entrants: readonly string[];
  /** The state of each drawn winner, where known. */
  states?: readonly WinnerState[];
  hasVerdict?: boolean;
}

/** A repeated draw, step by step, each compared with what was published. */
export function DrawSteps({ check, serverSeed, entrants, states, hasVerdict = false }: DrawStepsProps) {
  const text = useText();
  const { locale } = usePreferences();
  const { commitment, entrantsHash, drawn } = check;

  return (
    <div className={styles['result']}>
      {hasVerdict &&
        (check.holds ? (
          <Verdict tone="good" icon="check" title={text(m.fair_right)} text={text(m.fair_right_text)} />
        ) : (
          <Verdict tone="bad" icon="alert" title={text(m.fair_wrong)} text={text(m.fair_wrong_text)} />
        ))}
      <ol className={styles['steps']}>
        <Step title={text(m.fair_do_commitment)} holds={commitment.holds}>
          <HexLine label={text(m.fair_server_seed)} value={serverSeed} />
          <HexLine label={text(m.fair_its_hash)} value={commitment.computed} />
          {commitment.published !== null && <HexLine label={text(m.fair_said_before)} value={commitment.published} />}
        </Step>
        <Step title={text(m.fair_do_entrants)} holds={entrantsHash.holds}>
          <p className={styles['dim']}>
            {text(m.fair_entrants_count, { count: check.entrants, shown: check.entrants.toLocaleString(locale) })}
          </p>
          <EntrantList entrants={entrants} />
          <HexLine label={text(m.fair_its_hash)} value={entrantsHash.computed} />
          {entrantsHash.published !== null && entrantsHash.holds === false && (
            <HexLine label={text(m.fair_said_after)} value={entrantsHash.published} />
          )}
        </Step>
        <Step title={text(m.fair_do_draw)} holds={drawn.holds}>
          <p className={styles['dim']}>{text(m.fair_do_draw_text)}</p>
          <DrawTable check={check} states={states} />
        </Step>
      </ol>
    </div>
  );
}
