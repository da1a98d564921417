import { LADDER_NAMES, LADDERS, type LadderName } from '@perigee/core/moderation/punishments/ladder-presets';
import type { WarnPunishment } from '@perigee/core/moderation/punishments/warn-punishments';
import { m } from '#texts';
import { Examples } from '../../components/examples/examples.tsx';
import { punishmentText } from '../../components/punishment/punishment-texts.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';

const TEXTS: Record<LadderName, { name: PlainMessage; text: PlainMessage }> = {
  gentle: { name: m.examples_ladder_gentle, text: m.examples_ladder_gentle_text },
  firm: { name: m.examples_ladder_firm, text: m.examples_ladder_firm_text },
  short: { name: m.examples_ladder_short, text: m.examples_ladder_short_text },
};

/** Example ladders, each previewed before it is put into the form. */
export function LadderExamples({ onTake }: { onTake: (rungs: WarnPunishment[]) => void }) {
  const text = useText();
  const { locale } = usePreferences();
  const { language } = useGuild().settings;

  return (
    <Examples
      title={text(m.examples_ladders)}
      text={text(m.examples_ladders_text)}
      examples={() =>
        LADDER_NAMES.map((key) => ({
          key,
          name: text(TEXTS[key].name),
          text: text(TEXTS[key].text),
          sample: (
            <ol>
              {LADDERS[key](locale).map(({ warns, punishment }) => (
                <li key={warns}>
                  <span>{text(m.warns_count, { count: warns })}</span>
                  <strong>{punishmentText(text, locale, punishment)}</strong>
                </li>
              ))}
            </ol>
          ),
        }))
      }
      onTake={(key) => {
        onTake(LADDERS[key](language.interface));
        notify('success', text(m.examples_taken));
        return true;
      }}
    />
  );
}
