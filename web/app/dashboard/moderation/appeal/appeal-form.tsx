import { APPEAL_ANSWER_MAX } from '@perigee/core/moderation/appeal/limits';
import { answersSchema } from '@perigee/core/moderation/appeal/schema';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { CounterTextarea } from '../../components/pickers/counter-textarea.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { storeDraft, readDraft } from './answer-draft.ts';
import styles from './appeal.module.css';

interface AppealFormProps {
  questions: readonly string[];
  isSubmitting: boolean;
  onSubmit: (answers: string[]) => void;
}

/** The four questions. Typed answers survive a reload. */
export function AppealForm({ questions, isSubmitting, onSubmit }: AppealFormProps) {
  const text = useText();
  const [answers, setAnswers] = useState(readDraft);
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set());
  const isValid = z.safeParse(answersSchema, answers).success;

  const change = (index: number, answer: string) => {
    const next = answers.with(index, answer);
    setAnswers(next);
    setTouched(new Set([...touched, index]));
    storeDraft(next);
  };
  const errorOf = (index: number) => {
    const { length } = answers[index] ?? '';
    const isWrong = length < 1 || length > APPEAL_ANSWER_MAX;
    return touched.has(index) && isWrong ? 'answerLength' : undefined;
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid && !isSubmitting) onSubmit(answers);
  };

  return (
    <form className={styles['form']} noValidate onSubmit={handleSubmit}>
      {questions.map((question, index) => (
        <CounterTextarea
          key={question}
          label={question}
          value={answers[index] ?? ''}
          onChange={(answer) => change(index, answer)}
          error={errorOf(index)}
          max={APPEAL_ANSWER_MAX}
          disabled={isSubmitting}
        />
      ))}
      <div className={styles['actions']}>
        <p className={styles['once']}>{text(m.appeal_once)}</p>
        <Button type="submit" tone="primary" disabled={!isValid} busy={isSubmitting}>
          {text(m.appeal_submit)}
        </Button>
      </div>
    </form>
  );
}
