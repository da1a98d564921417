import { GREETING_PRESET_NAMES, GREETING_PRESETS, type GreetingPresetName } from '@perigee/core/greetings/presets';
import type { Greetings } from '@perigee/core/greetings/schema';
import { GREETING_PLACES } from '@perigee/core/greetings/section';
import { lazy, Suspense } from 'react';
import { m } from '#texts';
import { Examples } from '../../components/examples/examples.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { type PlainMessage, useText } from '../../lib/preferences/use-text.ts';
import { say } from '../../lib/snackbar/snackbar-store.ts';

// The template language behind it is for those who open the examples.
const MessageSample = lazy(async () => ({
  default: (await import('../../components/preview-column/message-sample.tsx')).MessageSample,
}));

const TEXTS: Record<GreetingPresetName, { name: PlainMessage; text: PlainMessage }> = {
  short: { name: m.examples_greeting_short, text: m.examples_greeting_short_text },
  card: { name: m.examples_greeting_card, text: m.examples_greeting_card_text },
  guide: { name: m.examples_greeting_guide, text: m.examples_greeting_guide_text },
  farewell: { name: m.examples_greeting_farewell, text: m.examples_greeting_farewell_text },
};

interface GreetingExamplesProps {
  greetings: Greetings;
  onTake: (greetings: Greetings) => void;
}

/** Ways to greet, looked at first and then put into the form. */
export function GreetingExamples({ greetings, onTake }: GreetingExamplesProps) {
  const text = useText();
  const { language } = useGuild().settings;
  const taken = (key: GreetingPresetName) => GREETING_PRESETS[key].apply(greetings, language.interface);

  return (
    <Examples
      title={text(m.examples_greetings)}
      text={text(m.examples_greetings_text)}
      examples={() =>
        GREETING_PRESET_NAMES.map((key) => ({
          key,
          name: text(TEXTS[key].name),
          text: text(TEXTS[key].text),
          sample: <GreetingSample name={text(TEXTS[key].name)} greetings={taken(key)} which={key} />,
        }))
      }
      onTake={(key) => {
        onTake(taken(key));
        say('good', text(m.examples_taken));
        return true;
      }}
    />
  );
}

interface GreetingSampleProps {
  name: string;
  greetings: Greetings;
  which: GreetingPresetName;
}

function GreetingSample({ name, greetings: { join, leave }, which }: GreetingSampleProps) {
  const text = useText();
  const part = which === 'farewell' ? 'leave' : 'join';
  const { message, embed } = part === 'leave' ? leave : join;
  const attachment = part === 'join' && join.picture.enabled ? <p>{text(m.examples_picture)}</p> : undefined;
  return (
    <Suspense fallback={<Skeleton height={64} />}>
      <MessageSample
        message={{ key: which, name, place: GREETING_PLACES[part], isOn: true, message, embed, attachment }}
      />
    </Suspense>
  );
}
