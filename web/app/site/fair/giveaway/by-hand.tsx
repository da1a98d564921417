import { checkDraw, type DrawCheck } from '@perigee/core/games/fairness/check-draw';
import { sortEntrants } from '@perigee/core/games/fairness/entrants';
import { type FormEvent, useId, useState } from 'react';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { DrawSteps } from './draw-steps.tsx';
import { readByHand } from './read-by-hand.ts';
import styles from '../fair.module.css';

interface CheckResult {
  check: DrawCheck;
  serverSeed: string;
  entrants: string[];
}

/** Repeats a draw from pasted data; nothing leaves the browser. */
export function ByHand() {
  const text = useText();
  const id = useId();
  const [done, setDone] = useState<CheckResult | null>(null);
  const [problem, setProblem] = useState<PlainMessage | null>(null);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readByHand(new FormData(event.currentTarget));
    setProblem(() => ('problem' in read ? read.problem : null));
    if ('problem' in read) return setDone(null);
    const { serverSeed, entrants } = read;
    setDone({ check: checkDraw(read), serverSeed, entrants: sortEntrants(entrants) });
  };

  return (
    <>
      <form className={styles['hand']} onSubmit={handleSubmit}>
        <label htmlFor={`${id}-seed`}>{text(m.fair_server_seed)}</label>
        <input id={`${id}-seed`} name="seed" autoComplete="off" spellCheck={false} maxLength={80} />
        <label htmlFor={`${id}-commitment`}>{text(m.fair_hand_commitment)}</label>
        <input id={`${id}-commitment`} name="commitment" autoComplete="off" spellCheck={false} maxLength={80} />
        <label htmlFor={`${id}-entrants`}>{text(m.fair_hand_entrants)}</label>
        <textarea id={`${id}-entrants`} name="entrants" rows={5} autoComplete="off" spellCheck={false} />
        <label htmlFor={`${id}-count`}>{text(m.fair_hand_count)}</label>
        <input id={`${id}-count`} name="count" inputMode="numeric" autoComplete="off" defaultValue="1" />
        <div>
          <Button type="submit">{text(m.fair_hand_do)}</Button>
        </div>
        <p className={styles['error']} role="alert">
          {problem !== null && text(problem)}
        </p>
      </form>
      {done !== null && <DrawSteps {...done} hasVerdict={done.check.commitment.published !== null} />}
    </>
  );
}
