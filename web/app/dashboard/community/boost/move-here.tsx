import type { OwnBoost } from '@perigee/core/community/boost/schema';
import { m } from '#texts';
import { BoostFailure } from '../../../components/boost/boost-failure.tsx';
import { PlacementRow } from '../../../components/boost/placement-row.tsx';
import { Button } from '../../../components/button/button.tsx';
import { usePlaceBoost } from '../../../lib/boost/use-own-boost.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import styles from './boost-page.module.css';

/** All of the person's boosts are placed elsewhere: offers to move one here, where it then rests. */
export function MoveHere({ own: { placements } }: { own: OwnBoost }) {
  const text = useText();
  const { id, name } = useGuild();
  const place = usePlaceBoost(() => notify('success', text(m.boost_moved, { server: name })));
  const moving = place.isPending ? place.variables.guildId : null;

  return (
    <div className={styles['take']}>
      <p className={styles['dim']}>{text(m.boost_move_here_text)}</p>
      <ul className={styles['placements']} aria-label={text(m.boost_placements)}>
        {placements.map((placement) => (
          <PlacementRow key={placement.guildId} placement={placement}>
            <Button
              size="small"
              disabled={placement.restsUntil !== null || (moving !== null && moving !== placement.guildId)}
              busy={moving === placement.guildId}
              aria-label={text(m.boost_move_here_label, { server: placement.name })}
              onClick={() => place.mutate({ kind: 'move', guildId: placement.guildId, to: id })}
            >
              {text(m.boost_move_here)}
            </Button>
          </PlacementRow>
        ))}
      </ul>
      <BoostFailure error={place.error} />
    </div>
  );
}
