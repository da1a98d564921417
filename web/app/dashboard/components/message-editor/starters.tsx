import type { MessageDraft } from '@perigee/core/base/messages/custom-message';
import { type Starter, starterMessage } from '@perigee/core/base/messages/starters';
import type { TemplateContext } from '@perigee/core/base/templates/catalogue';
import { lazy, type ReactNode, Suspense } from 'react';
import { m } from '#texts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import { Examples } from '../examples/examples.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';

// The template language it needs is loaded only when the examples are opened.
const MessageSample = lazy(async () => ({
  default: (await import('../preview-column/message-sample.tsx')).MessageSample,
}));

interface StartersProps {
  /** The name of the message they are for. */
  title: string;
  context: TemplateContext;
  starters: readonly Starter[];
  /** A placeholder for the picture that some of them include. */
  picture?: ReactNode;
  onTake: (message: MessageDraft, starter: Starter) => void;
}

/** Example messages in the server's own language: previewed first, then put into the form. */
export function Starters({ title, context, starters, picture, onTake }: StartersProps) {
  const text = useText();
  const { locale } = usePreferences();
  const { language } = useGuild().settings;

  return (
    <Examples
      title={text(m.starters_title, { message: title })}
      text={text(m.starters_text)}
      openLabel={text(m.starters_open)}
      examples={() =>
        starters.map((starter) => ({
          key: starter.key,
          name: starter.name[locale],
          text: starter.about[locale],
          sample: (
            <Suspense fallback={<Skeleton height={64} />}>
              <MessageSample
                message={{
                  key: starter.key,
                  name: starter.name[locale],
                  isOn: true,
                  context,
                  ...starterMessage(starter, language.interface),
                  attachment: starter.hasPicture === true ? picture : undefined,
                }}
              />
            </Suspense>
          ),
        }))
      }
      onTake={(key) => {
        const starter = starters.find((each) => each.key === key);
        if (starter === undefined) return false;
        onTake(starterMessage(starter, language.interface), starter);
        notify('success', text(m.examples_taken));
        return true;
      }}
    />
  );
}
