import { enteredGreetingsSchema, GREETING_NAMES } from '@perigee/core/greetings/schema';
import { GREETING_CONTEXTS, greetingsSection } from '@perigee/core/greetings/section';
import { tabText } from '../../lib/settings/tab-texts.ts';
import { m } from '#texts';
import { PageHead } from '../../components/document/page-head.tsx';
import { RolesPicker } from '../components/pickers/choices/roles-picker.tsx';
import { SettingsCard } from '../components/settings-form/settings-card.tsx';
import { SettingsForm } from '../components/settings-form/settings-form.tsx';
import { SettingsHeading } from '../components/settings-form/settings-heading.tsx';
import { useSettingsForm } from '../components/settings-form/use-settings-form.ts';
import { WithPreview } from '../components/preview-column/with-preview.tsx';
import { TemplateErrorBanner } from '../components/template-field/template-error-banner.tsx';
import { useGuild } from '../lib/guilds/use-guild.ts';
import { useTabSettings } from '../lib/guilds/use-tab-settings.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { ConfirmedRoles } from './confirmed-roles.tsx';
import { PacingCard } from './pacing-card.tsx';
import { GREETING_TEXTS } from './greeting-texts.ts';
import { GreetingSection } from './greeting-section.tsx';
import { TimeoutNotice } from './timeout-notice.tsx';
import { WelcomeImage } from './welcome-image.tsx';

export default function GreetingsPage() {
  const text = useText();
  const { id, name } = useGuild();
  const settings = useTabSettings('greetings');
  const state = useSettingsForm({ section: greetingsSection, schema: enteredGreetingsSchema });
  const { form, errors, templateError } = state;
  const { picture } = form.values.join;
  const roles = form.values.joinRoles.length;
  const messages = GREETING_NAMES.map((key) => {
    const { message, embed, enabled } = form.values[key];
    const shown = { key, name: text(GREETING_TEXTS[key].short), context: GREETING_CONTEXTS[key], isOn: enabled };
    const attachment = key === 'join' && picture.enabled ? <WelcomeImage {...picture} /> : undefined;
    return { ...shown, message, embed, attachment };
  });

  return (
    <>
      <PageHead title={text(m.page_title, { page: `${text(tabText('greetings'))} · ${name}` })} />
      <SettingsHeading title={text(tabText('greetings'))} text={text(m.greetings_lead)} />
      {settings.useTimeout && <TimeoutNotice guildId={id} />}
      <WithPreview messages={messages}>
        <SettingsForm state={state}>
          {templateError && <TemplateErrorBanner />}
          {GREETING_NAMES.map((greeting) => (
            <div key={greeting} data-preview={greeting}>
              <GreetingSection name={greeting} form={form} errors={errors} />
            </div>
          ))}
          <PacingCard form={form} />
          <SettingsCard
            title={text(m.greetings_roles)}
            text={text(m.greetings_roles_text)}
            fold={{
              place: 'greetings.roles',
              summary: roles === 0 ? text(m.fold_roles_none) : text(m.feature_count_roles, { count: roles }),
            }}
          >
            <RolesPicker
              label={text(m.greetings_roles_field)}
              {...form.getInputProps('joinRoles')}
              value={form.values.joinRoles}
            />
            <ConfirmedRoles form={form} />
          </SettingsCard>
        </SettingsForm>
      </WithPreview>
    </>
  );
}
