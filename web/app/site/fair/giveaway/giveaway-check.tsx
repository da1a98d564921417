import { type FormEvent, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { CheckedGiveaway } from './checked-giveaway.tsx';
import { GIVEAWAY_PARAMETER, giveawayIdIn } from './giveaway-address.ts';
import styles from '../fair.module.css';

/** Asks for a giveaway, puts it into the page's address, and checks it. */
export function GiveawayCheck() {
  const text = useText();
  const [query, setQuery] = useSearchParams();
  const named = query.get(GIVEAWAY_PARAMETER) ?? '';
  const id = giveawayIdIn(named);
  const [pasted, setPasted] = useState(named);
  const [isWrong, setWrong] = useState(named !== '' && id === null);
  const fieldId = useId();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const giveawayId = giveawayIdIn(pasted);
    setWrong(giveawayId === null);
    if (giveawayId !== null) setQuery({ [GIVEAWAY_PARAMETER]: giveawayId }, { preventScrollReset: true });
  };

  return (
    <>
      <form className={styles['ask']} onSubmit={handleSubmit}>
        <label htmlFor={fieldId}>{text(m.fair_check_field)}</label>
        <div>
          <input
            id={fieldId}
            name={GIVEAWAY_PARAMETER}
            value={pasted}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={isWrong}
            aria-describedby={`${fieldId}-error`}
            onChange={({ currentTarget }) => setPasted(currentTarget.value)}
          />
          <Button type="submit" tone="primary">
            {text(m.fair_check_do)}
          </Button>
        </div>
        <p id={`${fieldId}-error`} className={styles['error']} role="alert">
          {isWrong && text(m.fair_check_wrong)}
        </p>
      </form>
      {id !== null && <CheckedGiveaway key={id} id={id} />}
    </>
  );
}
