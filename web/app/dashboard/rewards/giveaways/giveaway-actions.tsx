import type { Giveaway } from '@perigee/core/rewards/giveaways/giveaway';
import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { errorText } from '../../../lib/api/error-text.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { describeIssue } from '../../../lib/api/issue-texts.ts';
import { type PlainMessage, type Translate, useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { RepostButton } from './repost-button.tsx';
import { type GiveawayAction, useGiveawayAction } from './use-giveaway-changes.ts';
import styles from './giveaways.module.css';

const DONE_TEXTS: Record<GiveawayAction, PlainMessage> = {
  start: m.giveaway_did_start,
  pause: m.giveaway_did_pause,
  resume: m.giveaway_did_resume,
  end: m.giveaway_did_end,
  cancel: m.giveaway_did_cancel,
};

interface GiveawayActionsProps {
  giveaway: Giveaway;
  onEdit: () => void;
  /** Called once the giveaway is cancelled or deleted: the page may have nothing left to show. */
  onGone?: () => void;
}

/** The actions on a giveaway that is not over. Irreversible ones ask first. */
export function GiveawayActions({ giveaway, onEdit, onGone }: GiveawayActionsProps) {
  const text = useText();
  const [confirming, setConfirming] = useState<'end' | 'cancel' | null>(null);
  const isDraft = giveaway.state === 'draft';

  const action = useGiveawayAction(giveaway.id, {
    onDone: (name) => {
      notify('success', text(name === 'cancel' && isDraft ? m.giveaway_did_delete : DONE_TEXTS[name]));
      setConfirming(null);
      if (name === 'cancel') onGone?.();
    },
    onFailed: (name, error) => {
      if (name !== 'end' && name !== 'cancel') notify('error', reasonOf(text, error));
    },
  });
  const confirm = (name: 'end' | 'cancel') => {
    // Do not repeat the error of an earlier action.
    action.reset();
    setConfirming(name);
  };
  const busy = action.isPending ? action.variables : null;

  return (
    <div className={styles['actions']}>
      <RepostButton giveaway={giveaway} />
      <ActionButtons giveaway={giveaway} busy={busy} onPerform={action.mutate} onAsk={confirm} onEdit={onEdit} />
      <ActionDialog
        action={confirming}
        isDraft={isDraft}
        isBusy={action.isPending}
        error={action.error}
        onConfirm={action.mutate}
        onClose={() => setConfirming(null)}
      />
    </div>
  );
}

interface ActionButtonsProps {
  giveaway: Giveaway;
  /** The action that is running. */
  busy: GiveawayAction | null;
  onPerform: (name: GiveawayAction) => void;
  onAsk: (name: 'end' | 'cancel') => void;
  onEdit: () => void;
}

function ActionButtons({ giveaway: { state, isInactive }, busy, onPerform, onAsk, onEdit }: ActionButtonsProps) {
  const text = useText();
  const isDraft = state === 'draft';

  return (
    <>
      {isDraft && (
        <Button
          size="small"
          tone="primary"
          disabled={isInactive}
          busy={busy === 'start'}
          onClick={() => onPerform('start')}
        >
          {text(m.giveaway_start)}
        </Button>
      )}
      {state === 'paused' && (
        <Button size="small" tone="primary" busy={busy === 'resume'} onClick={() => onPerform('resume')}>
          {text(m.giveaway_resume)}
        </Button>
      )}
      <Button size="small" onClick={onEdit}>
        {text(m.economy_edit)}
      </Button>
      {state === 'running' && (
        <Button size="small" busy={busy === 'pause'} onClick={() => onPerform('pause')}>
          {text(m.giveaway_pause)}
        </Button>
      )}
      {!isDraft && (
        <Button size="small" onClick={() => onAsk('end')}>
          {text(m.giveaway_end)}
        </Button>
      )}
      <Button size="small" tone="dangerQuiet" onClick={() => onAsk('cancel')}>
        {text(isDraft ? m.giveaway_delete : m.giveaway_cancel)}
      </Button>
    </>
  );
}

interface ActionDialogProps {
  action: 'end' | 'cancel' | null;
  isDraft: boolean;
  isBusy: boolean;
  error: unknown;
  onConfirm: (name: 'end' | 'cancel') => void;
  onClose: () => void;
}

/** Asks before a giveaway is ended, cancelled or deleted. */
function ActionDialog({ action, isDraft, onConfirm, ...dialog }: ActionDialogProps) {
  const text = useText();
  const words = action === 'end' ? END_WORDS : isDraft ? DELETE_WORDS : CANCEL_WORDS;

  return (
    <ConfirmDialog
      {...dialog}
      isOpen={action !== null}
      title={text(words.title)}
      text={text(words.text)}
      submitLabel={text(words.submit)}
      tone={action === 'end' ? 'primary' : 'danger'}
      onConfirm={() => action !== null && onConfirm(action)}
    />
  );
}

const END_WORDS = { title: m.giveaway_end_title, text: m.giveaway_end_text, submit: m.giveaway_end };
const CANCEL_WORDS = { title: m.giveaway_cancel_title, text: m.giveaway_cancel_text, submit: m.giveaway_cancel };
const DELETE_WORDS = { title: m.giveaway_delete_title, text: m.giveaway_delete_text, submit: m.giveaway_delete };

function reasonOf(text: Translate, error: Error): string {
  const [issue] = error instanceof ApiError ? error.issues : [];
  return issue === undefined ? errorText(text, error) : describeIssue(text, issue);
}
