import type { Retention } from '../database/retention.ts';
import type { ActDefinition } from './act-definition.ts';

/** The rules of the kinds of acts that are kept for a shorter time than others. */
export function actRetention(definitions: readonly Pick<ActDefinition<never>, 'name' | 'doneKept'>[]): Retention[] {
  return definitions.flatMap(({ name, doneKept }) =>
    doneKept === undefined
      ? []
      : [{ table: 'acts', since: 'finished_at', where: { name, state: 'done' }, retention: doneKept }],
  );
}
