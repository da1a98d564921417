import { m } from '#texts';
import { Icon } from '../../components/icon/icon.tsx';
import { useMoments } from '../../lib/preferences/use-moments.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './own-games.module.css';

/** Until when the person has excluded themselves from playing; renders nothing if they have not. */
export function PauseNotice({ until }: { until: string | null }) {
  const text = useText();
  const moments = useMoments();

  if (until === null) return null;
  return (
    <section className={styles['pause']}>
      <Icon name="clock" size={26} />
      <div>
        <p>
          <strong>{text(m.own_games_pause, { when: moments.dayAndTime(until) })}</strong>
        </p>
        <p className={styles['dim']}>{text(m.own_games_pause_text)}</p>
      </div>
    </section>
  );
}
