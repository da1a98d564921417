import type { PlacementView } from '@perigee/core/community/boost/schema';
import { m } from '#texts';
import { usePlaceBoost } from '../../lib/boost/use-own-boost.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { notify } from '../../lib/snackbar/snackbar-store.ts';
import { Button } from '../button/button.tsx';
import { DialogActions } from '../dialog/dialog-actions.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { BoostFailure } from './boost-failure.tsx';

interface ReleaseDialogProps {
  /** Null while nothing is released. */
  placement: PlacementView | null;
  onClose: () => void;
}

/** Asks before a server loses its boost. */
export function ReleaseDialog({ placement, onClose }: ReleaseDialogProps) {
  const text = useText();
  const title = placement === null ? '' : text(m.boost_release_title, { server: placement.name });

  return (
    <Dialog isOpen={placement !== null} onClose={onClose} title={title}>
      {placement !== null && <Question placement={placement} onClose={onClose} />}
    </Dialog>
  );
}

function Question({ placement, onClose }: ReleaseDialogProps & { placement: PlacementView }) {
  const text = useText();
  const place = usePlaceBoost(() => {
    notify('success', text(m.boost_released, { server: placement.name }));
    onClose();
  });

  return (
    <>
      <p>{text(m.boost_release_text)}</p>
      <BoostFailure error={place.error} />
      <DialogActions>
        <Button onClick={onClose}>{text(m.cancel)}</Button>
        <Button
          tone="danger"
          busy={place.isPending}
          onClick={() => place.mutate({ kind: 'release', guildId: placement.guildId })}
        >
          {text(m.boost_release)}
        </Button>
      </DialogActions>
    </>
  );
}
