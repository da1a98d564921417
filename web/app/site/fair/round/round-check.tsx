import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { GIVEAWAY_PARAMETER, giveawayIdIn } from '../giveaway/giveaway-address.ts';
import styles from '../fair.module.css';

/** Asks for a round and opens the page that checks it. */
export function RoundCheck({ named = '' }: { named?: string }) {
  const text = useText();
  const navigate = useNavigate();
  const [pasted, setPasted] = useState(named);
  const [isWrong, setWrong] = useState(named !== '' && checkAddress(named) === null);
  const fieldId = useId();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const address = checkAddress(pasted);
    setWrong(address === null);
    if (address !== null) void navigate(address, { preventScrollReset: true });
  };

  return (
    <form className={styles['ask']} onSubmit={handleSubmit}>
      <label htmlFor={fieldId}>{text(m.fair_round_field)}</label>
      <div>
        <input
          id={fieldId}
          name="round"
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
        {isWrong && text(m.fair_round_no_id)}
      </p>
    </form>
  );
}

/** The page that checks the pasted id or link: of a round, or of a giveaway. Null if it contains no id. */
function checkAddress(pasted: string): string | null {
  const id = giveawayIdIn(pasted);
  if (id === null) return null;
  return pasted.includes(`${GIVEAWAY_PARAMETER}=`) ? `/fair?${GIVEAWAY_PARAMETER}=${id}` : `/fair/${id}`;
}
