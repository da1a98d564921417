import type { ChangedField, LogChange } from '@perigee/core/logs/changes';
import type { LoggedName } from '@perigee/core/logs/parts';

/** Says how one field differs between two states of something; nothing where it does not. */
export type FieldReader<State> = (before: State, after: State) => LogChange[];

/** A field of which the change is made like this. */
function reader<State>(describe: (before: State, after: State) => LogChange): FieldReader<State> {
  return (before, after) => {
    const change = describe(before, after);
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change];
  };
}

/** Text somebody wrote; null for none. */
export function textField<State>(field: ChangedField, of: (state: State) => string | null): FieldReader<State> {
  return reader((before, after) => ({ kind: 'text', field, before: of(before), after: of(after) }));
}

/** One of the platform's own choices, by its name in both languages. */
export function word<State>(
  field: ChangedField,
  of: (state: State) => { en: string; ru: string } | null,
): FieldReader<State> {
  return reader((before, after) => ({ kind: 'word', field, before: of(before), after: of(after) }));
}

/** Reads a number that may have changed. */
export function number<State>(field: ChangedField, of: (state: State) => number | null): FieldReader<State> {
  return reader((before, after) => ({ kind: 'number', field, before: of(before), after: of(after) }));
}

/** In milliseconds; 0 is off. */
export function duration<State>(field: ChangedField, of: (state: State) => number): FieldReader<State> {
  return reader((before, after) => ({ kind: 'duration', field, before: of(before), after: of(after) }));
}

/** Reads a switch that may have changed. */
export function toggle<State>(field: ChangedField, of: (state: State) => boolean): FieldReader<State> {
  return reader((before, after) => ({ kind: 'switch', field, before: of(before), after: of(after) }));
}

/** Reads a channel that may have changed. */
export function channel<State>(field: ChangedField, of: (state: State) => LoggedName | null): FieldReader<State> {
  return reader((before, after) => ({ kind: 'channel', field, before: of(before), after: of(after) }));
}

/** Reads a member that may have changed. */
export function member<State>(field: ChangedField, of: (state: State) => LoggedName | null): FieldReader<State> {
  return reader((before, after) => ({ kind: 'member', field, before: of(before), after: of(after) }));
}

/** By its hash; the change says only whether there was one and is one. */
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
