import { type FormEvent, useId, useState } from 'react';
import { m } from '#texts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { readInteger } from '../../../components/pickers/numbers/integer-text.ts';
import styles from './pages.module.css';

interface PageFieldProps {
  page: number;
  pageCount: number;
  onGo: (page: number) => void;
}

/** An input for the page number. Numbers that are too high go to the last page. */
export function PageField({ page, pageCount, onGo }: PageFieldProps) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState(String(page));

  const go = (event?: FormEvent) => {
    event?.preventDefault();
    const wanted = readInteger(typed);
    const target = wanted >= 0 ? Math.min(Math.max(1, wanted), pageCount) : page;
    setTyped(String(target));
    if (target !== page) onGo(target);
  };

  return (
    <form className={styles['field']} onSubmit={go}>
      <label htmlFor={id}>{text(m.board_page_field)}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        size={Math.max(3, String(pageCount).length)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => go()}
      />
      <span>{text(m.board_page_of, { count: pageCount })}</span>
    </form>
  );
}
