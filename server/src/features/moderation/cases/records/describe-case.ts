import type { CaseDetail, CasePerson, CaseSummary } from '@perigee/core/moderation/cases/schema';
import { isInForce } from '@perigee/core/moderation/cases/case';
import type { Case, CaseEvent, Person } from './case-record.ts';

export type NamePerson = (person: Person) => CasePerson;

/** All people named in cases and a trail. */
export function peopleIn(cases: readonly Case[], trail: readonly CaseEvent[] = []): Person[] {
  const named = [...cases.flatMap(({ member, moderator }) => [member, moderator]), ...trail.map(({ by }) => by)];
  return named.filter((person) => person !== null);
}

/** A case as shown in lists. */
export function summariseCase(found: Case, name: NamePerson): CaseSummary {
  const { number, type, state, reason, source, rule, durationMs, problem, delivery, linkedCase } = found;
  return {
    number,
    type,
    state,
    member: name(found.member),
    moderator: found.moderator === null ? null : name(found.moderator),
    reason,
    source,
    rule,
    createdAt: found.createdAt.toISOString(),
    durationMs,
    endsAt: found.endsAt?.toISOString() ?? null,
    endedAt: found.endedAt?.toISOString() ?? null,
    problem,
    delivery,
    linkedCase,
  };
}

/** The trail of a case, with names. */
export function describeTrail(trail: readonly CaseEvent[], name: NamePerson): CaseDetail['trail'] {
  return trail.map(({ kind, at, by, before, after }) => ({
    kind,
    at: at.toISOString(),
    by: by === null ? null : name(by),
    before,
    after,
  }));
}

/** What somebody can do about a case now, given whether they may change cases of its type. */
export function allowedActions(found: Case, isAllowed: boolean): CaseDetail['may'] {
  const holds = isAllowed && isInForce(found);
  return {
    edit: isAllowed,
    changeDuration: holds && (found.type === 'mute' || found.type === 'ban'),
    lift: holds,
    retry: isAllowed && (found.state === 'failed' || (isInForce(found) && found.problem !== null)),
  };
}
