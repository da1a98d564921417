import { greetingsEndpoints } from '@perigee/core/greetings/endpoints';
import type { GreetingDraft, GreetingName, Greetings } from '@perigee/core/greetings/schema';
import { GREETING_CONTEXTS } from '@perigee/core/greetings/section';
import { GREETING_STARTERS } from '@perigee/core/greetings/starters';
import type { MessageDraft } from '@perigee/core/base/messages/custom-message';
import { DEFAULT_PICTURE } from '@perigee/core/greetings/picture';
import { dropEmptyFields } from '@perigee/core/base/embeds/schema';
import { m } from '#texts';
import { MessageEditor } from '../components/message-editor/message-editor.tsx';
import { MessageTest } from '../components/message-editor/message-test.tsx';
import { Starters } from '../components/message-editor/starters.tsx';
import type { SettingsFormState } from '../components/settings-form/use-settings-form.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { useGuild } from '../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { EXAMPLE_VARIABLES, GREETING_TEXTS } from './greeting-texts.ts';
import { WelcomeImage } from './welcome-image.tsx';

interface GreetingMessageProps extends Pick<SettingsFormState<Greetings>, 'form' | 'errors'> {
  name: GreetingName;
}

/** The message of one greeting, with a test button (docs/rules/greetings.md#tests). */
export function GreetingMessage({ name, form, errors }: GreetingMessageProps) {
  const text = useText();
  const call = useApi();
  const { id: guildId } = useGuild();
  const { title, placeholder, test, testHint } = GREETING_TEXTS[name];
  const greetings = form.values;
  const { picture } = greetings.join;
  const drawn = <WelcomeImage {...picture} />;

  const handleChange = ({ message, embed }: MessageDraft) => {
    form.setFieldValue(`${name}.message`, message);
    form.setFieldValue(`${name}.embed`, embed);
  };

  return (
    <MessageEditor
      title={text(title)}
      label={text(m.greetings_message)}
      path={name}
      context={GREETING_CONTEXTS[name]}
      value={greetings[name]}
      onChange={handleChange}
      errors={errors}
      sample={text(placeholder, EXAMPLE_VARIABLES)}
      attachment={name === 'join' && picture.enabled ? drawn : undefined}
      starters={
        <Starters
          title={text(title)}
          context={GREETING_CONTEXTS[name]}
          starters={GREETING_STARTERS[name]}
          picture={drawn}
          onTake={(taken, { hasPicture = false }) => {
            handleChange(taken);
            if (name === 'join') form.setFieldValue('join.picture.enabled', hasPicture);
          }}
        />
      }
      test={
        <MessageTest
          label={text(test)}
          hint={text(testHint)}
          onTest={() =>
            call(greetingsEndpoints.test, {
              params: { guildId },
              body: { type: name, draft: draftOf(name, greetings) },
            })
          }
        />
      }
    />
  );
}

/** A greeting with the form's values, for a test. */
function draftOf(name: GreetingName, { join, leave, dm }: Greetings): GreetingDraft {
  const { message, embed, channel, picture } = {
    join,
    leave: { ...leave, picture: DEFAULT_PICTURE },
    dm: { ...dm, channel: null, picture: DEFAULT_PICTURE },
  }[name];
  return { message, embed: dropEmptyFields(embed), channel, picture };
}
