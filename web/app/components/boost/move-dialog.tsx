import type { GuildCard } from '@perigee/core/community/guilds/schema';
import type { PlacementView } from '@perigee/core/community/boost/schema';
import { useState } from 'react';
import { m } from '#texts';
import { usePlaceBoost } from '../../lib/boost/use-own-boost.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { notify } from '../../lib/snackbar/snackbar-store.ts';
import { Button } from '../button/button.tsx';
import { DialogActions } from '../dialog/dialog-actions.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { BoostFailure } from './boost-failure.tsx';
import { GuildChoice } from './guild-choice.tsx';
import styles from './boost.module.css';

interface MoveDialogProps {
  /** Null while nothing is moved. */
  placement: PlacementView | null;
  /** The servers it can move to. */
  targets: readonly GuildCard[];
  onClose: () => void;
}

/**
 * Asks which server a boost should move to, and warns that it rests there first. Stays open on a refusal and says why.
 */
export function MoveDialog({ placement, targets, onClose }: MoveDialogProps) {
  const text = useText();
  const title = placement === null ? '' : text(m.boost_move_title, { server: placement.name });

  return (
    <Dialog isOpen={placement !== null} onClose={onClose} title={title}>
      {placement !== null && <MoveForm placement={placement} targets={targets} onClose={onClose} />}
    </Dialog>
  );
}

function MoveForm({ placement, targets, onClose }: MoveDialogProps & { placement: PlacementView }) {
  const text = useText();
  const [to, setTo] = useState('');
  const target = targets.find(({ id }) => id === to);

  const place = usePlaceBoost(() => {
    notify('success', text(m.boost_moved, { server: target?.name ?? '' }));
    onClose();
  });

  if (targets.length === 0) return <p>{text(m.boost_no_target)}</p>;
  return (
    <>
      <GuildChoice label={text(m.boost_move_to)} guilds={targets} value={to} onChange={setTo} />
      <p className={styles['dim']}>{text(m.boost_move_text)}</p>
      <BoostFailure error={place.error} />
      <DialogActions>
        <Button onClick={onClose}>{text(m.cancel)}</Button>
        <Button
          tone="primary"
          busy={place.isPending}
          disabled={target === undefined}
          onClick={() => place.mutate({ kind: 'move', guildId: placement.guildId, to })}
        >
          {text(m.boost_move)}
        </Button>
      </DialogActions>
    </>
  );
}
