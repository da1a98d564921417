import type { Giveaway } from '@perigee/core/rewards/giveaways/giveaway';
import { useState } from 'react';
import { m } from '#texts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { Button } from '../../../components/button/button.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { ChannelPicker } from '../../components/pickers/choices/channel-picker.tsx';
import { DialogForm } from '../../components/settings-form/dialog-form.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import { useGiveawayChanges } from './use-giveaway-changes.ts';

/** Posts the message of a giveaway again; renders nothing unless the message is missing. */
export function RepostButton({ giveaway }: { giveaway: Giveaway }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { problem, state } = giveaway;
  const isMissing = problem === 'messageGone' || problem === 'notPosted';
  const close = () => setOpen(false);

  if (!isMissing || (state !== 'running' && state !== 'paused')) return null;
  return (
    <>
      <Button size="small" tone="primary" onClick={() => setOpen(true)}>
        {text(m.giveaway_repost)}
      </Button>
      <FormDialog isOpen={isOpen} onClose={close} title={text(m.giveaway_repost_title)}>
        <RepostForm giveaway={giveaway} onClose={close} />
      </FormDialog>
    </>
  );
}

/** Starts with the former channel, if it still exists. */
function RepostForm({ giveaway: { id, channel: former }, onClose }: { giveaway: Giveaway; onClose: () => void }) {
  const text = useText();
  const { channels } = useGuild();
  const { repost } = useGiveawayChanges(id);
  const [channel, setChannel] = useState(channels.some((each) => each.id === former) ? former : null);
  const handleSubmit = () => {
    if (channel === null) return;
    const onSuccess = () => {
      notify('success', text(m.giveaway_did_repost));
      onClose();
    };
    repost.mutate(channel, { onSuccess });
  };

  return (
    <DialogForm
      submitLabel={text(m.giveaway_repost)}
      canSave={channel !== null}
      isSaving={repost.isPending}
      onSubmit={handleSubmit}
      onCancel={onClose}
    >
      <ChannelPicker
        label={text(m.giveaway_repost_channel)}
        hint={text(m.giveaway_repost_hint)}
        value={channel}
        onChange={setChannel}
      />
      <FailureNotice error={repost.error} />
    </DialogForm>
  );
}
