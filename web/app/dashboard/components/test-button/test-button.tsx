import { TEST_THROTTLE_MS } from '@perigee/core/community/settings/test-throttle';
import { useState } from 'react';
import { m } from '#texts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { describeIssue } from '../../../lib/api/issue-texts.ts';
import { type Translate, useText } from '../../../lib/preferences/use-text.ts';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import styles from './test-button.module.css';

interface TestButtonProps {
  label: string;
  /** What is tested, for people who cannot see the context. */
  about?: string;
  /** Asks the server to send the test; rejects when that fails. */
  onTest: () => Promise<unknown>;
  disabled?: boolean;
}

interface Result {
  tone: 'good' | 'bad' | 'hint';
  text: string;
}

interface Outcome {
  result: Result;
  /** How long the button is disabled, in milliseconds. */
  restMs: number;
}

const NO_ANSWER = { retryAfterSeconds: undefined, code: undefined, issues: [] };

const MARKS = { good: 'check', bad: 'alert', hint: 'clock' } as const;

/**
 * Runs a real test and shows its result. After a test it is disabled for ten seconds (docs/rules/greetings.md#tests).
 */
export function TestButton({ label, about, onTest, disabled = false }: TestButtonProps) {
  const text = useText();
  const [isRunning, setRunning] = useState(false);
  const [restsUntil, setRestsUntil] = useState(0);
  const [result, setResult] = useState<Result | null>(null);

  const run = async () => {
    setRunning(true);
    setResult(null);
    const { result: outcome, restMs } = await onTest().then(
      (): Outcome => ({ result: { tone: 'good', text: text(m.test_done) }, restMs: TEST_THROTTLE_MS }),
      (error: unknown) => outcomeOf(text, error),
    );
    setResult(outcome);
    setRestsUntil(Date.now() + restMs);
    setRunning(false);
  };

  const handleClick = () => {
    const seconds = Math.ceil((restsUntil - Date.now()) / 1000);
    if (seconds <= 0) void run();
    else setResult({ tone: 'hint', text: text(m.test_wait, { seconds }) });
  };

  return (
    <div className={styles['test']} data-keep-clear>
      <Button
        size="small"
        busy={isRunning}
        disabled={disabled}
        onClick={handleClick}
        {...(about !== undefined && { 'aria-label': `${label}: ${about}` })}
      >
        {label}
      </Button>
      <p role="status" className={styles['result']} data-tone={result?.tone}>
        {result !== null && (
          <>
            <Icon name={MARKS[result.tone]} size={18} />
            {result.text}
          </>
        )}
      </p>
    </div>
  );
}

/** The remaining wait, or the field at fault, if the server names one. */
function outcomeOf(text: Translate, error: unknown): Outcome {
  const { retryAfterSeconds: seconds, code, issues } = error instanceof ApiError ? error : NO_ANSWER;
  if (code === 'tooManyRequests' && seconds !== undefined) {
    return { result: { tone: 'hint', text: text(m.test_wait, { seconds }) }, restMs: seconds * 1000 };
  }
  const issue = issues[0];
  const reason = issue === undefined ? errorText(text, error) : describeIssue(text, issue);
  // A test refused because of the input does not count, so it can be repeated at once.
  return { result: { tone: 'bad', text: reason }, restMs: issue === undefined ? TEST_THROTTLE_MS : 0 };
}
