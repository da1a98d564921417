import { greetingsEndpoints } from '@perigee/core/greetings/endpoints';
import type { ChannelGreetingName } from '@perigee/core/greetings/schema';
import { m } from '#texts';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import { TestButton } from '../../components/test-button/test-button.tsx';
import { useApi } from '../../lib/api/use-api.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './greetings.module.css';

interface GreetingTestsProps {
  guildId: string;
  /** There are changes that a test would not show. */
  isDirty: boolean;
}

/** Posts the saved greetings for real, as if the person who sits here had come or gone (spec.md 4, "Greetings test"). */
export function GreetingTests({ guildId, isDirty }: GreetingTestsProps) {
  const text = useText();
  const call = useApi();
  const post = (type: ChannelGreetingName) => () =>
    call(greetingsEndpoints.test, { params: { guildId }, body: { type } });

  return (
    <SettingsCard title={text(m.greetings_test)} text={text(m.greetings_test_text)}>
      <div className={styles['tests']}>
        <TestButton label={text(m.greetings_test_join)} onTest={post('join')} disabled={isDirty} />
        <TestButton label={text(m.greetings_test_leave)} onTest={post('leave')} disabled={isDirty} />
        {isDirty && <p className={styles['hint']}>{text(m.greetings_test_save)}</p>}
      </div>
    </SettingsCard>
  );
}
