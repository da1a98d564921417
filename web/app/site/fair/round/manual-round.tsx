import { type PublicProof, publicProof } from '@perigee/core/games/public-round';
import { type RoundRecord, roundRecordSchema } from '@perigee/core/games/record';
import { type FormEvent, useId, useState } from 'react';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { ProofResult } from './proof-result.tsx';
import { RoundSteps } from './round-steps.tsx';
import styles from '../fair.module.css';

/** Repeats a round from a pasted record; nothing leaves the browser. */
export function ManualRound() {
  const text = useText();
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [read, setRead] = useState<ReturnType<typeof readRecord>>(null);
  const [isWrong, setWrong] = useState(false);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = readRecord(pasted);
    setRead(found);
    setWrong(found === null);
  };

  return (
    <>
      <form className={styles['hand']} onSubmit={handleSubmit}>
        <label htmlFor={id}>{text(m.fair_round_hand_field)}</label>
        <textarea
          id={id}
          rows={6}
          value={pasted}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={`${id}-error`}
          onChange={({ currentTarget }) => setPasted(currentTarget.value)}
        />
        <div>
          <Button type="submit">{text(m.fair_round_hand_do)}</Button>
        </div>
        <p id={`${id}-error`} className={styles['error']} role="alert">
          {isWrong && text(m.fair_round_hand_wrong)}
        </p>
      </form>
      {read !== null && 'proof' in read && <ProofResult proof={read.proof} />}
      {read !== null && 'record' in read && <RoundSteps record={read.record} published={{}} isAnswered />}
    </>
  );
}

/** Parses the published data of a round or a draw, or a round's bare record. Null for anything else. */
function readRecord(pasted: string): { proof: PublicProof } | { record: RoundRecord } | null {
  const value = parse(pasted);
  const proof = publicProof.safeParse(value);
  if (proof.success) return { proof: proof.data };
  const record = roundRecordSchema.safeParse(value);
  return record.success ? { record: record.data } : null;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
