import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { Waiting } from '../../../components/spinner/spinner.tsx';
import { StateCard } from '../../../components/state-card/state-card.tsx';
import { errorCode } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { AppealForm } from './appeal-form.tsx';
import { AppealMessage } from './appeal-message.tsx';
import { outcomeOfStatus, useAppealStatus, useSubmitAppeal } from './use-appeal.ts';

/** The questionnaire for a signed-in person, or the outcome shown instead. */
export function Appeal({ userId }: { userId: string }) {
  const text = useText();
  const { locale } = usePreferences();
  const status = useAppealStatus(userId);
  const { outcome, isSubmitting, submit } = useSubmitAppeal();

  if (outcome !== null) {
    return (
      <ScrolledIntoView>
        <AppealMessage outcome={outcome} />
      </ScrolledIntoView>
    );
  }
  if (status.data === undefined) {
    if (!status.isError) return <Waiting label={text(m.appeal_loading)} />;
    return <NoAnswer error={status.error} onRetry={() => void status.refetch()} />;
  }
  const { questions } = status.data;
  if (questions === undefined && !isSubmitting) return <AppealMessage outcome={outcomeOfStatus(status.data)} />;
  return <AppealForm questions={questions?.[locale] ?? []} isSubmitting={isSubmitting} onSubmit={submit} />;
}

/** Scrolls whatever replaces the form into view: the button that sent it may be far down the page. */
function ScrolledIntoView({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.scrollIntoView({ block: 'center' }), []);

  return <div ref={element}>{children}</div>;
}

function NoAnswer({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText();

  if (errorCode(error) === 'appealsClosed') {
    return <StateCard icon="lock" title={text(m.appeal_closed)} text={text(m.appeal_closed_text)} />;
  }
  return (
    <StateCard icon="offline" title={text(m.appeal_no_answer)} text={errorText(text, error)}>
      <Button tone="primary" onClick={onRetry}>
        {text(m.retry)}
      </Button>
    </StateCard>
  );
}
