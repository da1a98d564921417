import type { ResetProgress } from '@perigee/core/economy/balances/schema';
import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { type Message, useText } from '../../../lib/preferences/use-text.ts';
import { UndoDialog } from './undo-dialog.tsx';
import { isUnderWay } from './use-reset.ts';
import { ProgressBar } from '../../components/progress-bar/progress-bar.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import styles from './reset.module.css';

type StateText = Message<{ date: string; name: string }>;

/** The texts depend on whether the change was for one role. */
const STATE_TEXTS: Record<ResetProgress['state'], (isForRole: boolean) => StateText> = {
  listing: () => m.role_order_listing,
  running: (isForRole) => (isForRole ? m.role_order_running : m.reset_running),
  done: (isForRole) => (isForRole ? m.role_order_was : m.reset_was),
  undoing: (isForRole) => (isForRole ? m.role_order_undoing : m.reset_undoing),
  undone: (isForRole) => (isForRole ? m.role_order_was_undone : m.reset_was_undone),
  failed: () => m.role_order_failed,
};

/** The progress of the last change of many balances; once done, who did it and until when it can be undone. */
export function ResetStatus({ reset }: { reset: ResetProgress }) {
  const text = useText();
  const { locale } = usePreferences();
  const [isAsking, setAsking] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const { state, startedBy, startedAt, undoUntil, order } = reset;
  const orderText = useOrderText();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const done = {
    date: format.format(new Date(startedAt)),
    name: startedBy.username === null ? startedBy.id : `@${startedBy.username}`,
  };
  const canUndo = state === 'done' && Date.parse(undoUntil) > openedAt;

  return (
    <div className={styles['status']}>
      <p role="status">
        {order !== null && `${orderText(order)} `}
        {text(STATE_TEXTS[state](order !== null), done)}
      </p>
      {isUnderWay(reset) && <ResetBar reset={reset} />}
      {canUndo && (
        <>
          <p className={styles['until']}>{text(m.reset_undo_until, { date: format.format(new Date(undoUntil)) })}</p>
          <Button onClick={() => setAsking(true)}>
            <Icon name="refresh" size={18} />
            {text(order === null ? m.reset_undo : m.role_order_undo)}
          </Button>
        </>
      )}
      <UndoDialog reset={reset} isOpen={isAsking} onClose={() => setAsking(false)} />
    </div>
  );
}

/** How many of the members are done. */
function ResetBar({ reset: { state, done, total, order } }: { reset: ResetProgress }) {
  const text = useText();
  const running = order === null ? m.reset_running : m.role_order_running;
  const undoing = order === null ? m.reset_undoing : m.role_order_undoing;
  return <ProgressBar label={text(state === 'undoing' ? undoing : running)} done={done} total={total} />;
}

type Order = NonNullable<ResetProgress['order']>;

const TEXTS = { grant: m.role_order_grant, fine: m.role_order_fine, adjust: m.role_order_adjust };

/** Describes what a manager did to the balances of everybody with a role. */
function useOrderText(): (order: Order) => string {
  const text = useText();
  const { locale } = usePreferences();
  const { id, roles } = useGuild();

  return ({ kind, amount, roleId }) => {
    const name = roleId === id ? '@everyone' : `@${roles.find((role) => role.id === roleId)?.name ?? roleId}`;
    if (kind === 'fine' && amount === Number.MAX_SAFE_INTEGER) return text(m.role_order_fine_all, { role: name });
    return text(TEXTS[kind], { amount: amount.toLocaleString(locale), role: name });
  };
}
