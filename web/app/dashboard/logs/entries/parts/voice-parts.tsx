import type { LogEntryOf } from '@perigee/core/logs/entry';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { m } from '#texts';
import { usePreferences } from '../../../../lib/preferences/preferences-context.tsx';
import { Fact } from './fact.tsx';
import { TargetFact } from './member-parts.tsx';
import { Place } from './names.tsx';

/** The member who left voice, and how long they stayed. */
export function VoiceLeaveFacts({ entry: { target, details } }: { entry: LogEntryOf<'voiceLeave'> }) {
  const { locale } = usePreferences();
  const stayed = details.durationMs === null ? '' : writeDuration(details.durationMs, locale);

  return (
    <>
      <TargetFact target={target} />
      {stayed !== '' && <Fact name={m.entry_stayed}>{stayed}</Fact>}
    </>
  );
}

/** The voice channels a member moved from and to. */
export function MoveFacts({ entry: { target, channel, details } }: { entry: LogEntryOf<'voiceMove'> }) {
  return (
    <>
      <TargetFact target={target} />
      <Fact name={m.entry_from}>
        <Place channel={details.from} />
      </Fact>
      {channel !== null && (
        <Fact name={m.entry_to}>
          <Place channel={channel} />
        </Fact>
      )}
    </>
  );
}
