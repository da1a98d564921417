import { m } from '#texts';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useOwnBoost } from '../../../lib/boost/use-own-boost.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { AddServer } from '../account/add-server.tsx';
import styles from './payments.module.css';

/** Shown right after the payment: places the boosts, and then links to the boosted servers. */
export function PlacePurchased() {
  const text = useText();
  const { data: own, isFetching } = useOwnBoost();
  const servers = own?.subscription?.servers ?? 0;

  if (own === undefined || (isFetching && servers === 0)) return <Skeleton height={44} />;
  if (own.placements.length >= servers) return <LinkButton to="/@me">{text(m.pay_done_servers)}</LinkButton>;
  return (
    <div className={styles['place']}>
      <p>{text(m.pay_place)}</p>
      <AddServer boosted={new Set(own.placements.map(({ guildId }) => guildId))} />
    </div>
  );
}
