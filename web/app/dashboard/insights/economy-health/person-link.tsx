import type { TopMovement } from '@perigee/core/insights/economy-health/schema';
import { Link } from 'react-router';
import { Avatar } from '../../components/avatar/avatar.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import styles from './health.module.css';

/** A member's name, linking to their balance and its history. */
export function PersonLink({ person }: { person: TopMovement['member'] }) {
  const { id } = useGuild();
  const name = person.global_name ?? person.username;

  return (
    <Link className={styles['person']} to={`/leaderboard/${id}/${person.id}`} viewTransition>
      <Avatar user={person} name={name} size={28} />
      <span>{name}</span>
    </Link>
  );
}
