import { GREETING_CONTEXTS } from '@perigee/core/greetings/section';
import { planSection } from '@perigee/core/setup/wizard/plan-section';
import type { SetupAnswers } from '@perigee/core/setup/wizard/answers';
import { lazy, Suspense } from 'react';
import { m } from '#texts';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useAllSettings } from '../../lib/guilds/use-tab-settings.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './setup.module.css';

// The template language it needs is loaded only where the sample is shown.
const MessageSample = lazy(async () => ({
  default: (await import('../../components/preview-column/message-sample.tsx')).MessageSample,
}));

/** What a new member would see. */
export function WelcomeSample({ answers }: { answers: SetupAnswers }) {
  const text = useText();
  const { join } = planSection('greetings', answers, useAllSettings().greetings);
  const name = text(m.setup_sample);

  return (
    <figure className={styles['sample']}>
      <figcaption>{name}</figcaption>
      <Suspense fallback={<Skeleton height={48} />}>
        <MessageSample message={{ ...join, key: 'join', name, context: GREETING_CONTEXTS.join, isOn: true }} />
      </Suspense>
    </figure>
  );
}
