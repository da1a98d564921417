import type { OwnBoost } from '@perigee/core/community/boost/schema';
import { m } from '#texts';
import { PlacementList } from '../../../components/boost/placement-list.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { AddServer } from './add-server.tsx';
import styles from './account.module.css';

interface AccountServersProps {
  own: OwnBoost;
  /** Another boost is being placed elsewhere on the page. */
  isPlacing: boolean;
}

/** The servers the person boosts, and a form to add more. */
export function AccountServers({ own: { subscription, placements }, isPlacing }: AccountServersProps) {
  const text = useText();
  const servers = subscription === null || subscription.state === 'ended' ? 0 : subscription.servers;

  return (
    <>
      {servers > 0 && placements.length > servers && (
        <p className={styles['late']}>{text(m.account_over, { count: servers })}</p>
      )}
      {placements.length > 0 && (
        <PlacementList label={text(m.boost_placements)} placements={placements} all={placements} />
      )}
      {!isPlacing && placements.length < servers && (
        <AddServer boosted={new Set(placements.map(({ guildId }) => guildId))} />
      )}
    </>
  );
}
