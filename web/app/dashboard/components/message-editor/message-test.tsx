import type { SentMessage as Sent } from '@perigee/core/base/messages/sent-message';
import { lazy, Suspense, useState } from 'react';
import { TestButton } from '../test-button/test-button.tsx';
import styles from './message-test.module.css';

// The template language it needs is loaded only after a test.
const SentMessage = lazy(async () => ({ default: (await import('./sent-message.tsx')).SentMessage }));

interface MessageTestProps {
  label: string;
  /** Where the message is sent. */
  hint: string;
  /** Asks the server to send the message as it is in the form. */
  onTest: () => Promise<{ sent: Sent }>;
  disabled?: boolean;
}

/** Sends a message as a test, saved or not, and shows what was sent. */
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
      <Suspense fallback={null}>{sent !== null && <SentMessage message={sent} />}</Suspense>
    </div>
  );
}
