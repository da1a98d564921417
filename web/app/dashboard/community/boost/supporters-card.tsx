import type { GuildBoost, Supporter } from '@perigee/core/community/boost/schema';
import { m } from '#texts';
import { Avatar } from '../../components/avatar/avatar.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useMoments } from '../../../lib/preferences/use-moments.ts';
import styles from './boost-page.module.css';

/** Whether the server is boosted, and by whom. */
export function SupportersCard({ guildBoost: { boosted, byHost, boosts } }: { guildBoost: GuildBoost }) {
  const text = useText();

  return (
    <section className={styles['state']} data-boosted={boosted} aria-labelledby="boost-state">
      <span className={styles['gem']} aria-hidden="true">
        <Icon name="gem" size={28} />
      </span>
      <div className={styles['stateMain']}>
        <h2 id="boost-state">{text(boosted ? m.boost_on_title : m.boost_off_title)}</h2>
        <p>{text(boosted ? m.boost_on_text : m.boost_off_text)}</p>
        {byHost && <p>{text(m.boost_by_host)}</p>}
        {boosts.length > 0 && (
          <ul className={styles['supporters']} aria-label={text(m.boost_supporters)}>
            {boosts.map((supporter) => (
              <SupporterRow key={supporter.user.id} supporter={supporter} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function SupporterRow({ supporter: { user, since, until, state } }: { supporter: Supporter }) {
  const text = useText();
  const { day } = useMoments();
  const name = user.globalName ?? user.username;
  const end = until === null ? null : day(until);

  return (
    <li className={styles['supporter']}>
      <Avatar user={user} name={name} size={40} />
      <div>
        <p className={styles['name']}>{name}</p>
        <p className={styles['dim']}>
          {text(m.boost_since, { date: day(since) })}
          {end !== null && state === 'acting' && `, ${text(m.boost_until, { date: end })}`}
          {end !== null && state === 'ended' && `, ${text(m.boost_ended_on, { date: end })}`}
          {state === 'waiting' && `, ${text(m.boost_waits)}`}
        </p>
      </div>
    </li>
  );
}
