import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { m } from '#texts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import type { DraftOf } from './giveaway-draft.ts';
import { GiveawayForm } from './giveaway-form.tsx';

interface GiveawayDialogProps {
  /** What it begins with; null while it is closed. */
  of: DraftOf | null;
  onClose: () => void;
}

/** Makes a giveaway or changes one. What is wrong is said inside, and it stays open until it is saved. */
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
      // What was typed does not go by a slip of the hand; the buttons still close.
      closesOutside={!isDirty}
      closesByEscape={!isDirty}
    >
      {of !== null && <GiveawayForm of={of} onClose={onClose} onDirty={setDirty} />}
    </FormDialog>
  );
}
