import type { OwnBoost } from '@perigee/core/community/boost/schema';
import { Link } from 'react-router';
import { m } from '#texts';
import { BoostFailure } from '../../../components/boost/boost-failure.tsx';
import { PlacementList } from '../../../components/boost/placement-list.tsx';
import { UsageMeter } from '../../../components/boost/usage-meter.tsx';
import { Button } from '../../../components/button/button.tsx';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import { usePlaceBoost } from '../../../lib/boost/use-own-boost.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import { MoveHere } from './move-here.tsx';
import styles from './boost-page.module.css';

/** The person's own boost for this server: place it, move it or take it back. */
export function OwnBoostCard({ own }: { own: OwnBoost }) {
  const text = useText();
  const { id } = useGuild();
  const { subscription, placements } = own;
  const here = placements.filter(({ guildId }) => guildId === id);
  const hasPlan = subscription !== null && subscription.state !== 'ended';

  return (
    <SettingsCard title={text(m.boost_own_title)} text={text(hasPlan ? m.boost_own_text : m.boost_own_none)}>
      {hasPlan && <UsageMeter own={own} />}
      {here.length > 0 && <PlacementList label={text(m.boost_own_title)} placements={here} all={placements} />}
      {here.length === 0 && hasPlan && placements.length < subscription.servers && <TakeHere />}
      {here.length === 0 && hasPlan && placements.length >= subscription.servers && <MoveHere own={own} />}
      {hasPlan ? (
        <Link to="/donate#boosts">{text(m.boost_all_own)}</Link>
      ) : (
        <LinkButton to="/donate" tone="primary">
          {text(m.boost_get)}
        </LinkButton>
      )}
    </SettingsCard>
  );
}

function TakeHere() {
  const text = useText();
  const { id, name } = useGuild();
  const place = usePlaceBoost(() => notify('success', text(m.boost_taken, { server: name })));

  return (
    <div className={styles['take']}>
      <Button tone="primary" busy={place.isPending} onClick={() => place.mutate({ kind: 'take', guildId: id })}>
        {text(m.boost_take)}
      </Button>
      <BoostFailure error={place.error} />
    </div>
  );
}
