import { generalSection } from '@perigee/core/community/general/section';
import { PREFIX_MAX, prefixSchema } from '@perigee/core/community/general/schema';
import * as z from 'zod/mini';
import { m } from '#texts';
import { PageHead } from '../../../components/document/page-head.tsx';
import { WithRecentChanges } from '../../components/recent-changes/with-recent-changes.tsx';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import { SettingsForm } from '../../components/settings-form/settings-form.tsx';
import { SettingsHeading } from '../../components/settings-form/settings-heading.tsx';
import { useSettingsForm } from '../../components/settings-form/use-settings-form.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { CounterTextInput } from '../../components/pickers/counter-text-input.tsx';
import type { FieldProps } from '../../components/pickers/field-props.ts';
import { BalanceReset } from './balance-reset.tsx';
import { LanguageField } from './language-field.tsx';
import { TimeZoneCard } from './time-zone-card.tsx';
import styles from './general.module.css';

export default function GeneralPage() {
  const text = useText();
  const { name, rights } = useGuild();
  const state = useSettingsForm({ section: generalSection });
  const { form } = state;

  return (
    <>
      <PageHead title={text(m.page_title, { page: `${text(m.general_title)} · ${name}` })} />
      <SettingsHeading title={text(m.general_title)} text={text(m.general_lead)} />
      <WithRecentChanges>
        <SettingsForm
          state={state}
          after={
            <>
              <TimeZoneCard />
              {rights.manager && <BalanceReset />}
            </>
          }
        >
          <SettingsCard title={text(m.general_prefix_card)} text={text(m.general_prefix_text)}>
            <PrefixField {...form.getInputProps('prefix')} value={form.values.prefix} />
          </SettingsCard>
          <SettingsCard title={text(m.general_language_card)} text={text(m.general_language_text)}>
            <LanguageField
              label={text(m.general_language_commands)}
              hint={text(m.general_language_commands_hint)}
              {...form.getInputProps('language.commands')}
              value={form.values.language.commands}
            />
            <LanguageField
              label={text(m.general_language_interface)}
              hint={text(m.general_language_interface_hint)}
              {...form.getInputProps('language.interface')}
              value={form.values.language.interface}
            />
          </SettingsCard>
        </SettingsForm>
      </WithRecentChanges>
    </>
  );
}

/** The prefix with its counter, and an example command. */
function PrefixField(props: FieldProps<string>) {
  const text = useText();
  const isValid = z.safeParse(prefixSchema, props.value).success;

  return (
    <div className={styles['prefix']}>
      <CounterTextInput {...props} label={text(m.general_prefix)} max={PREFIX_MAX} isCode />
      <p className={styles['example']}>
        {text(m.general_prefix_example)} <code>{isValid ? props.value : '…'}ping</code>
      </p>
    </div>
  );
}
