import type { GiveawayWinner } from '@perigee/core/rewards/giveaways/giveaway';
import { Link } from 'react-router';
import { Avatar } from '../../../components/avatar/avatar.tsx';
import { useGuild } from '../../../lib/guilds/use-guild.ts';
import styles from '../giveaways.module.css';

/** A member's name, linking to their balance on the server. */
export function Person({ user }: Pick<GiveawayWinner, 'user'>) {
  const { id } = useGuild();
  const name = user.global_name ?? user.username;

  return (
    <Link className={styles['person']} to={`/leaderboard/${id}/${user.id}`} viewTransition>
      <Avatar user={user} name={name} size={28} />
      <bdi>{name}</bdi>
    </Link>
  );
}
