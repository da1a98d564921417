import type { HostAction } from '@perigee/core/insights/host/schema';
import { m } from '#texts';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { Ago } from './ago.tsx';
import { HostPanel } from './host-panel.tsx';
import styles from './host.module.css';

const ACTION_TEXTS: Record<HostAction['deed'], PlainMessage> = {
  drain: m.host_deed_drain,
  resume: m.host_deed_resume,
  retryAct: m.host_deed_retryAct,
  checkPayment: m.host_deed_checkPayment,
  answerPayment: m.host_deed_answerPayment,
};

/** Who did what on this page. */
export function HostActionsPanel({ deeds }: { deeds: readonly HostAction[] }) {
  const text = useText();

  return (
    <HostPanel title={text(m.host_deeds)} text={text(m.host_deeds_text)}>
      {deeds.length === 0 ? (
        <p className={styles['dim']}>{text(m.host_deeds_none)}</p>
      ) : (
        <ol className={styles['deeds']}>
          {deeds.map(({ id, at, byId, deed, subject, detail }) => (
            <li key={id}>
              <span className={styles['dim']}>{text(m.host_payment_of, { id: byId })}:</span> {text(ACTION_TEXTS[deed])}{' '}
              <code>{subject}</code>
              {detail !== null && <> ({detail})</>}{' '}
              <span className={styles['dim']}>
                <Ago at={at} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </HostPanel>
  );
}
