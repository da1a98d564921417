import type { ChangedField, LogChange } from '@perigee/core/logs/changes';
import * as z from 'zod';
import type { AuditEntry } from '../../../community/index.ts';

type Value = string | number | boolean | null;

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]).catch(null);
const changeSchema = z.object({ key: z.string(), old_value: value.optional(), new_value: value.optional() });

/** A field of the audit log, with its two values; null where a side is missing. */
export interface AuditedField {
  key: string;
  before: Value;
  after: Value;
}

/** The fields that an audit log entry names, without lists and objects. */
export function fieldsOf({ changes = [] }: AuditEntry): AuditedField[] {
  return changes.flatMap((change) => {
    const read = changeSchema.safeParse(change).data;
    return read === undefined ? [] : [{ key: read.key, before: read.old_value ?? null, after: read.new_value ?? null }];
  });
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** How each field of the platform is shown; others say nothing to people, such as hashes and flags. */
const SHOWN: Readonly<Record<string, (field: AuditedField) => LogChange>> = {
  name: text('name'),
  description: text('description'),
  topic: text('topic'),
  tags: text('tags'),
  location: text('place'),
  scheduled_start_time: text('starts'),
  archived: toggle('archived'),
  locked: toggle('locked'),
  invitable: toggle('invitable'),
  enabled: toggle('enabled'),
  mute: toggle('voiceMute'),
  deaf: toggle('voiceDeaf'),
  rate_limit_per_user: duration('slowmode', SECOND_MS),
  auto_archive_duration: duration('autoArchive', MINUTE_MS),
  channel_id: ({ before, after }) => ({
    kind: 'channel',
    field: 'channel',
    before: place(before),
    after: place(after),
  }),
  avatar_hash: picture('icon'),
  image_hash: picture('banner'),
};

/** The shown changes among these fields. */
export function shownChanges(fields: readonly AuditedField[]): LogChange[] {
  return fields.flatMap((field) => SHOWN[field.key]?.(field) ?? []).filter(isChange);
}

/** A created thread has every switch off: that is no change. */
function isChange(change: LogChange): boolean {
  return JSON.stringify(change.before) !== JSON.stringify(change.after) || change.kind === 'picture';
}

function text(field: ChangedField): (read: AuditedField) => LogChange {
  const written = (side: Value) => (side === null ? null : String(side));
  return ({ before, after }) => ({ kind: 'text', field, before: written(before), after: written(after) });
}

function toggle(field: ChangedField): (read: AuditedField) => LogChange {
  return ({ before, after }) => ({ kind: 'switch', field, before: before === true, after: after === true });
}

function duration(field: ChangedField, unitMs: number): (read: AuditedField) => LogChange {
  const lengthOf = (side: Value) => (typeof side === 'number' ? side * unitMs : 0);
  return ({ before, after }) => ({ kind: 'duration', field, before: lengthOf(before), after: lengthOf(after) });
}

function picture(field: ChangedField): (read: AuditedField) => LogChange {
  return ({ before, after }) => ({ kind: 'picture', field, before: before !== null, after: after !== null });
}

function place(side: Value): { id: string; name: null } | null {
  return typeof side === 'string' ? { id: side, name: null } : null;
}
