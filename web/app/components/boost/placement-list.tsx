import type { PlacementView } from '@perigee/core/community/boost/schema';
import { useState } from 'react';
import { m } from '#texts';
import { useGuilds } from '../../lib/guilds/use-guilds.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { Button } from '../button/button.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { PlacementRow } from './placement-row.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import styles from './boost.module.css';

interface PlacementListProps {
  label: string;
  /** The placements to list. */
  placements: readonly PlacementView[];
  /** All placements: a boost cannot move to a server that already has one. */
  all: readonly PlacementView[];
}

/** Servers the person boosts, each with its actions. */
export function PlacementList({ label, placements, all }: PlacementListProps) {
  const text = useText();
  const { data: guilds = [] } = useGuilds();
  const [moved, setMoved] = useState<PlacementView | null>(null);
  const [released, setReleased] = useState<PlacementView | null>(null);
  const targets = guilds.filter(({ id, invited }) => invited && !all.some(({ guildId }) => guildId === id));

  return (
    <>
      <ul className={styles['placements']} aria-label={label}>
        {placements.map((placement) => {
          const { guildId, name: server, restsUntil, state } = placement;
          const rests = restsUntil !== null;
          return (
            <PlacementRow key={guildId} placement={placement}>
              <Button
                size="small"
                disabled={rests || state === 'ended'}
                aria-label={text(m.boost_move_label, { server })}
                onClick={() => setMoved(placement)}
              >
                {text(m.boost_move)}
              </Button>
              <Button
                size="small"
                tone="dangerQuiet"
                disabled={rests}
                aria-label={text(m.boost_release_label, { server })}
                onClick={() => setReleased(placement)}
              >
                {text(m.boost_release)}
              </Button>
            </PlacementRow>
          );
        })}
      </ul>
      <MoveDialog placement={moved} targets={targets} onClose={() => setMoved(null)} />
      <ReleaseDialog placement={released} onClose={() => setReleased(null)} />
    </>
  );
}
