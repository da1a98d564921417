import type { SentMessage as Sent } from '@perigee/core/messages/sent-message';
import { lazy, Suspense, useState } from 'react';
import { TestButton } from '../test-button/test-button.tsx';
import styles from './message-test.module.css';

// The template language behind it is for those who try something out.
const SentMessage = lazy(async () => ({ default: (await import('./sent-message.tsx')).SentMessage }));

interface MessageTestProps {
  label: string;
  /** Where it goes. */
  hint: string;
  /** Asks the server to send it, as it stands in the form. */
  onTest: () => Promise<{ sent: Sent }>;
  disabled?: boolean;
}

/** Sends a message for a trial, saved or not, and shows what was sent. */
export function MessageTest({ label, hint, onTest, disabled = false }: MessageTestProps) {
  const [sent, setSent] = useState<Sent | null>(null);
  const run = async () => {
    setSent(null);
    const reply = await onTest();
    setSent(reply.sent);
  };

  return (
    <div className={styles['test']}>
      <TestButton label={label} onTest={run} disabled={disabled} />
      <p className={styles['hint']}>{hint}</p>
      <Suspense fallback={null}>{sent !== null && <SentMessage sent={sent} />}</Suspense>
    </div>
  );
}
