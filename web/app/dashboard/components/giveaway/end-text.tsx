import { m } from '#texts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useMoments } from '../../../lib/preferences/use-moments.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { timeLeft } from '../../lib/time/time-left.ts';
import { useNow } from '../../lib/time/use-now.ts';

/** The time left until a moment (ISO 8601); its tooltip shows the moment itself. */
export function EndText({ at }: { at: string }) {
  const text = useText();
  const moments = useMoments();
  const { locale } = usePreferences();
  const left = timeLeft(Date.parse(at) - useNow(), locale);

  return (
    <time dateTime={at} title={moments.dayAndTime(at)}>
      {left === '' ? text(m.giveaway_end_now) : text(m.giveaway_end_in, { time: left })}
    </time>
  );
}
