import type { ChangedField, LogChange } from '@perigee/core/logs/changes';
import type { LoggedName } from '@perigee/core/logs/parts';

/** Compares one field of two states; empty where it is the same. */
export type FieldReader<State> = (before: State, after: State) => LogChange[];

/** A field reader that builds its change with `describe`. */
function reader<State>(describe: (before: State, after: State) => LogChange): FieldReader<State> {
  return (before, after) => {
    const change = describe(before, after);
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change];
  };
}

/** Compares text somebody wrote; null for none. */
export function textField<State>(field: ChangedField, of: (state: State) => string | null): FieldReader<State> {
  return reader((before, after) => ({ kind: 'text', field, before: of(before), after: of(after) }));
}

/** Compares one of the platform's choices, by its name in both languages. */
export function word<State>(
  field: ChangedField,
  of: (state: State) => { en: string; ru: string } | null,
): FieldReader<State> {
  return reader((before, after) => ({ kind: 'word', field, before: of(before), after: of(after) }));
}

/** Compares a number. */
export function number<State>(field: ChangedField, of: (state: State) => number | null): FieldReader<State> {
  return reader((before, after) => ({ kind: 'number', field, before: of(before), after: of(after) }));
}

/** Compares a duration in milliseconds; 0 is off. */
export function duration<State>(field: ChangedField, of: (state: State) => number): FieldReader<State> {
  return reader((before, after) => ({ kind: 'duration', field, before: of(before), after: of(after) }));
}

/** Compares a switch. */
export function toggle<State>(field: ChangedField, of: (state: State) => boolean): FieldReader<State> {
  return reader((before, after) => ({ kind: 'switch', field, before: of(before), after: of(after) }));
}

/** Compares a channel. */
export function channel<State>(field: ChangedField, of: (state: State) => LoggedName | null): FieldReader<State> {
  return reader((before, after) => ({ kind: 'channel', field, before: of(before), after: of(after) }));
}

/** Compares a member. */
export function member<State>(field: ChangedField, of: (state: State) => LoggedName | null): FieldReader<State> {
  return reader((before, after) => ({ kind: 'member', field, before: of(before), after: of(after) }));
}

/** Compares a picture by its hash; the change contains only whether there was one and is one. */
export function picture<State>(field: ChangedField, of: (state: State) => string | null): FieldReader<State> {
  return (before, after) => {
    const [was, is] = [of(before), of(after)];
    return was === is ? [] : [{ kind: 'picture', field, before: was !== null, after: is !== null }];
  };
}

/** All fields that differ. */
export function compare<State>(readers: readonly FieldReader<State>[], before: State, after: State): LogChange[] {
  return readers.flatMap((read) => read(before, after));
}
