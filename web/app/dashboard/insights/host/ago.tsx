import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useMoments } from '../../../lib/preferences/use-moments.ts';
import { relativeTime } from '../../lib/time/relative-time.ts';
import { useNow } from '../../lib/time/use-now.ts';

/** How often the text is updated, in milliseconds; exact seconds do not matter here. */
const LOOK_MS = 5_000;

/** How long ago a moment (ISO 8601) was; its tooltip shows the moment itself. */
export function Ago({ at }: { at: string }) {
  const { locale } = usePreferences();
  const { dayAndTime } = useMoments();
  const now = useNow(LOOK_MS);

  return (
    <time dateTime={at} title={dayAndTime(at)}>
      {relativeTime(Math.min(0, new Date(at).getTime() - now), locale)}
    </time>
  );
}
