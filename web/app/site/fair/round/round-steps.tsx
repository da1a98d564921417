import type { RoundRecord } from '@perigee/core/games/record';
import { type RoundVerification, type PublishedRound, verifyRound } from '@perigee/core/games/verify';
import type { ReactNode } from 'react';
import { m } from '#texts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { combineChecks } from './combine-checks.ts';
import { DrawnNumbers } from './drawn-numbers.tsx';
import { explainDraws } from './explain-draws.ts';
import { HexLine } from '../hex-line.tsx';
import { MoneyTable } from './money-table.tsx';
import { entryText } from './round-words.ts';
import { Step } from '../step.tsx';
import { Verdict } from '../verdict.tsx';
import styles from '../fair.module.css';

interface RoundStepsProps {
  record: RoundRecord;
  published: PublishedRound;
  /** Whether the verdict is shown; an example has no published data to compare with. */
  isAnswered?: boolean;
  facts?: ReactNode;
}

/** A round, repeated step by step, each compared with what was published. */
export function RoundSteps({ record, published, isAnswered = false, facts }: RoundStepsProps) {
  const text = useText();
  const { locale } = usePreferences();
  const verified = verifyRound(record, published);
  const { commitment } = verified;

  return (
    <div className={styles['result']}>
      {isAnswered && <RoundVerdict verified={verified} />}
      {facts}
      <ol className={styles['steps']}>
        <Step title={text(m.fair_do_commitment)} holds={commitment.holds}>
          <HexLine label={text(m.fair_server_seed)} value={record.serverSeed} />
          <HexLine label={text(m.fair_its_hash)} value={commitment.computed} />
          {commitment.published !== null && (
            <HexLine label={text(m.fair_round_said_before)} value={commitment.published} />
          )}
        </Step>
        {verified.refused === null && (
          <>
            <Step title={text(m.fair_do_numbers)} holds={null}>
              <DrawnNumbers round={record} draws={explainDraws({ text, locale }, record, verified.draws)} />
            </Step>
            <Step title={text(m.fair_do_history)} holds={null}>
              <History record={record} />
            </Step>
            <Step title={text(m.fair_do_money)} holds={combineChecks(verified.escrow.holds, verified.payouts.holds)}>
              <p className={styles['dim']}>{text(m.fair_do_money_text)}</p>
              <MoneyTable record={record} escrow={verified.escrow} payouts={verified.payouts} />
            </Step>
          </>
        )}
      </ol>
    </div>
  );
}

const REFUSALS: Record<NonNullable<RoundVerification['refused']>, { title: PlainMessage; text: PlainMessage }> = {
  open: { title: m.fair_round_open, text: m.fair_round_open_text },
  impossible: { title: m.fair_round_impossible, text: m.fair_round_impossible_text },
  unknownRules: { title: m.fair_round_unknownRules, text: m.fair_round_unknownRules_text },
};

function RoundVerdict({ verified: { refused, holds } }: { verified: RoundVerification }) {
  const text = useText();

  if (refused !== null) {
    const { title, text: more } = REFUSALS[refused];
    const isBad = refused === 'impossible';
    return (
      <Verdict
        tone={isBad ? 'bad' : 'open'}
        icon={isBad ? 'alert' : refused === 'open' ? 'lock' : 'search'}
        title={text(title)}
        text={text(more)}
      />
    );
  }
  return holds ? (
    <Verdict tone="good" icon="check" title={text(m.fair_round_right)} text={text(m.fair_round_right_text)} />
  ) : (
    <Verdict tone="bad" icon="alert" title={text(m.fair_round_wrong)} text={text(m.fair_wrong_text)} />
  );
}

function History({ record }: { record: RoundRecord }) {
  const text = useText();

  if (record.history.length === 0) return <p className={styles['dim']}>{text(m.fair_do_history_none)}</p>;
  return (
    <ol className={styles['history']}>
      {record.history.map((entry, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- The entries of a record never move.
        <li key={index}>{entryText(text, record, entry)}</li>
      ))}
    </ol>
  );
}
