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

  const isUnread = typed.trim() !== '' && Number.isNaN(readInteger(typed));

  const go = (event?: FormEvent) => {
    event?.preventDefault();
    const wanted = readInteger(typed);
    // What can't be read stays, marked, until it is a number again; an empty field shows the page.
    if (Number.isNaN(wanted) && typed.trim() !== '') return;
    const target = Number.isNaN(wanted) ? page : Math.min(Math.max(1, wanted), pageCount);
    setTyped(String(target));
    if (target !== page) onGo(target);
  };

  return (
    <form className={styles['field']} onSubmit={go}>
      <label htmlFor={id}>{text(m.board_page_field)}</label>
      <input
        id={id}
        inputMode="numeric"
        aria-invalid={isUnread}
        {...(isUnread && { title: text(m.picker_number_unread, { text: typed.trim() }) })}
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
