import type { Retention } from '../database/retention.ts';
import type { JobDefinition } from './job-definition.ts';

/** The rules of the kinds of jobs that are kept for a shorter time than others. */
export function jobRetention(
  definitions: readonly Pick<JobDefinition<never>, 'name' | 'doneRetention'>[],
): Retention[] {
  return definitions.flatMap(({ name, doneRetention: doneKept }) =>
    doneKept === undefined
      ? []
      : [{ table: 'acts', since: 'finished_at', where: { name, state: 'done' }, retention: doneKept }],
  );
}
