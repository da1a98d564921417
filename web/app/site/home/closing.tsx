import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { HomeActions } from './home-actions.tsx';
import styles from './home.module.css';

/** The closing call to action of the home page. */
export function Closing() {
  const text = useText();

  return (
    <section className={styles['closing']} aria-labelledby="closing">
      <h2 id="closing">{text(m.home_closing_title)}</h2>
      <p>{text(m.home_closing_text)}</p>
      <HomeActions />
    </section>
  );
}
