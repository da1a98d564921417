import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { m } from '#texts';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import type { DraftOf } from './giveaway-draft.ts';
import { GiveawayForm } from './giveaway-form.tsx';

interface GiveawayDialogProps {
  /** The initial values; null while the dialog is closed. */
  of: DraftOf | null;
  onClose: () => void;
}

/** Creates or edits a giveaway. Shows errors inside, and stays open until the giveaway is saved. */
export function GiveawayDialog({ of, onClose }: GiveawayDialogProps) {
  const text = useText();
  const isNarrow = useMediaQuery('(max-width: 599px)') ?? false;
  const [isDirty, setDirty] = useState(false);

  return (
    <FormDialog
      isOpen={of !== null}
      onClose={onClose}
      title={text(of?.giveaway === undefined ? m.giveaways_new : m.giveaway_edit_title)}
      size={1080}
      isFullScreen={isNarrow}
      // An accidental click outside or Escape must not lose unsaved input; the buttons still close the dialog.
      closesOutside={!isDirty}
      closesByEscape={!isDirty}
    >
      {of !== null && <GiveawayForm of={of} onClose={onClose} onDirty={setDirty} />}
    </FormDialog>
  );
}
