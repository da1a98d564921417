import { isInForce } from '@perigee/core/moderation/cases/case';
import type { IssueCode } from '@perigee/core/base/issues/issue-codes';
import { AppError } from '../../../../errors/app-error.ts';
import type { Caller } from '../../../../http/caller.ts';
import type { Case, CaseKey, Person } from '../records/case-record.ts';
import type { CaseRights } from './case-rights.ts';
import type { CaseStore } from '../records/case-store.ts';

/** Why a case cannot be changed. */
type Refusal =
  | 'notFound'
  | 'notInForce'
  | 'takesNoDuration'
  | 'alreadyOver'
  | 'notFailed'
  | 'muteImpossible'
  | 'stricterStands';
type Outcome = { refusal: Refusal } | { changed: Case };

interface Change extends CaseKey {
  by: Person;
}

/** The part of the punishment service that the site uses. */
export interface CaseActions {
  lift(order: {
    guildId: string;
    type: 'unmute' | 'unban';
    members: readonly Person[];
    moderator: Person;
    reason: string;
    source: 'dashboard';
  }): Promise<Case[]>;
  liftWarn(change: Change & { reason: string }): Promise<Outcome>;
  changeReason(change: Change & { reason: string }): Promise<Outcome>;
  changeDuration(change: Change & { durationMs: number }): Promise<Outcome>;
  retry(change: Change): Promise<Outcome>;
}

/** Changes cases on behalf of somebody. All throw AppError `notFound`, `forbidden`, or `conflict` with the reason. */
export interface CaseDesk {
  edit(
    caller: Caller,
    key: CaseKey,
    changes: { reason?: string | undefined; durationMs?: number | undefined },
  ): Promise<void>;
  lift(caller: Caller, key: CaseKey, reason: string): Promise<void>;
  retry(caller: Caller, key: CaseKey): Promise<void>;
}

interface DeskDependencies {
  store: Pick<CaseStore, 'find'>;
  rights: Pick<CaseRights, 'refusalOf'>;
  actions: CaseActions;
}

export function createCaseDesk({ store, rights, actions }: DeskDependencies): CaseDesk {
  const take = async (caller: Caller, key: CaseKey) => {
    const found = await store.find(key);
    if (found === null) throw refusalError('notFound');
    const refusal = await rights.refusalOf(caller, found);
    if (refusal !== null) throw refusal;
    return found;
  };

  return {
    async edit(caller, key, { reason, durationMs }) {
      await take(caller, key);
      const change = { ...key, by: personOf(caller) };
      // First the change that may be refused, so that the edit is not half done.
      if (durationMs !== undefined) accept(await actions.changeDuration({ ...change, durationMs }));
      if (reason !== undefined) accept(await actions.changeReason({ ...change, reason }));
    },

    async lift(caller, key, reason) {
      const found = await take(caller, key);
      const by = personOf(caller);
      if (found.type === 'warn') return accept(await actions.liftWarn({ ...key, by, reason }));
      if (!isInForce(found)) throw refusalError(found.endedAt === null ? 'notInForce' : 'alreadyOver');
      const type = found.type === 'mute' ? 'unmute' : 'unban';
      const { guildId } = key;
      await actions.lift({ guildId, type, members: [found.member], moderator: by, reason, source: 'dashboard' });
    },

    async retry(caller, key) {
      await take(caller, key);
      accept(await actions.retry({ ...key, by: personOf(caller) }));
    },
  };
}

function personOf({ userId, username }: Caller): Person {
  return { id: userId, name: username };
}

function accept(outcome: Outcome): void {
  if ('refusal' in outcome) throw refusalError(outcome.refusal);
}

const ISSUES: Record<Exclude<Refusal, 'notFound'>, IssueCode> = {
  notInForce: 'case_notInForce',
  takesNoDuration: 'case_takesNoDuration',
  alreadyOver: 'case_alreadyOver',
  notFailed: 'case_notFailed',
  muteImpossible: 'case_muteImpossible',
  stricterStands: 'case_stricterStands',
};

const REFUSALS: Record<Refusal, string> = {
  notFound: 'No such case',
  notInForce: 'This is not in force, so there is nothing to lift',
  takesNoDuration: 'Only mutes and bans last for a time',
  alreadyOver: 'It is already over',
  notFailed: 'There is nothing to retry',
  muteImpossible: 'The server cannot mute for that long',
  stricterStands: 'A stricter punishment stands',
};

function refusalError(refusal: Refusal): AppError {
  if (refusal === 'notFound') return new AppError('notFound', REFUSALS.notFound);
  return new AppError('conflict', REFUSALS[refusal], { issues: [{ path: '', code: ISSUES[refusal] }] });
}
