import type { AuditedEvent, LogEntryOf } from '@perigee/core/logs/entry';
import { m } from '#texts';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { Changes } from './changes.tsx';
import { Fact } from './fact.tsx';
import { TargetFact } from './member-parts.tsx';
import { Person } from './names.tsx';

type AuditedEntry = LogEntryOf<AuditedEvent>;

const ACTS = { created: m.entry_act_created, edited: m.entry_act_edited, deleted: m.entry_act_deleted } as const;

/** What was added, changed or deleted: a thread, an emoji, a webhook. */
export function AuditedFacts({ entry: { target, details } }: { entry: AuditedEntry }) {
  const { act, id, name } = details;

  return (
    <Fact name={ACTS[act]}>
      {target?.kind === 'member' ? (
        <Person person={target} as="target" />
      ) : (
        <bdi title={id ?? undefined}>{name ?? id}</bdi>
      )}
    </Fact>
  );
}

/** What of it changed. */
export function AuditedChanges({ entry: { details } }: { entry: AuditedEntry }) {
  return <Changes changes={details.changes} />;
}

const MEASURES = {
  blocked: m.entry_native_blocked,
  flagged: m.entry_native_flagged,
  timedOut: m.entry_native_timed_out,
  quarantined: m.entry_native_quarantined,
} as const;

/** What the platform's own automoderation did to whom. */
export function AlertFacts({ entry: { target, details } }: { entry: LogEntryOf<'automodAlert'> }) {
  const text = useText();

  return (
    <>
      <TargetFact target={target} />
      <Fact name={m.entry_native}>{text(MEASURES[details.measure])}</Fact>
      {details.rule !== null && (
        <Fact name={m.entry_native_rule}>
          <bdi>{details.rule}</bdi>
        </Fact>
      )}
    </>
  );
}

/** The microphone and sound of a member in voice channels. */
export function VoiceMuteChanges({ entry: { details } }: { entry: LogEntryOf<'voiceMute'> }) {
  return <Changes changes={details.changes} />;
}
