import {
  VERDICT_STATE,
  type AppealVerdict,
  type VerdictRefusal,
  verdictRefusal,
} from '@perigee/core/moderation/appeal/verdict';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { type Appeal, type AppealKey, isLiftOpen, isPostOpen, isTellingOpen, type Reviewer } from '../appeal.ts';
import type { BanOrigin } from '../bans.ts';
import { changeAppeal, lockAppeal, recordEvent } from '../record-event.ts';

interface Decision {
  by: Reviewer;
  verdict: AppealVerdict;
  reason: string | null;
}

/** The result, and the appeal as it is now. */
export interface VerdictOutcome<Refusal> {
  refusal: Refusal | null;
  appeal: Appeal;
}

export type HoldRefusal = Exclude<VerdictRefusal, 'ownBan'> | 'heldByOther';

/** Reviewer actions. Each locks the appeal first, so that concurrent ones run one after the other. */
export interface VerdictStore {
  /** Null if there is no such appeal, as for all of these. */
  decide(key: AppealKey, decision: Decision): Promise<VerdictOutcome<VerdictRefusal> | null>;
  hold(key: AppealKey, by: Reviewer, held: boolean): Promise<VerdictOutcome<HoldRefusal> | null>;
  /** Enqueues everything still to be done on the platform, to be tried at once. */
  retry(key: AppealKey, by: Reviewer): Promise<Appeal | null>;
  /** Saves the platform's answer about who banned the person and when. */
  recordBan(key: AppealKey, origin: BanOrigin | null): Promise<Appeal | null>;
}

export function createVerdictStore(db: Db): VerdictStore {
  const holding = <Result>(
    key: AppealKey,
    run: (tx: DbTransaction, appeal: Appeal) => Promise<Result>,
  ): Promise<Result | null> =>
    db.transaction().execute(async (tx) => {
      const appeal = await lockAppeal(tx, key);
      return appeal === null ? null : run(tx, appeal);
    });

  return {
    decide: (key, { by, verdict, reason }) =>
      holding(key, async (tx, appeal) => {
        const refusal = verdictRefusal(asDecidable(appeal), by.id);
        if (refusal !== null) return { refusal, appeal };
        const state = VERDICT_STATE[verdict];
        const decided = { decided_by: by.id, decided_by_name: by.username, decided_at: new Date() };
        const changes = { state, ...decided, verdict_reason: reason, held_by: null, held_by_name: null };
        return { refusal, appeal: await recordEvent(tx, key, { kind: state, by, reason }, changes) };
      }),

    hold: (key, by, held) =>
      holding(key, async (tx, appeal): Promise<VerdictOutcome<HoldRefusal>> => {
        if (appeal.state !== 'submitted') return { refusal: 'decided', appeal };
        if (appeal.banOverAt !== null) return { refusal: 'banOver', appeal };
        if (held && appeal.heldBy !== null && appeal.heldBy !== by.id) return { refusal: 'heldByOther', appeal };
        if (held === (appeal.heldBy !== null)) return { refusal: null, appeal };
        const holder = held ? by : null;
        const changes = { held_by: holder?.id ?? null, held_by_name: holder?.username ?? null };
        const changed = await recordEvent(tx, key, { kind: held ? 'held' : 'released', by }, changes);
        return { refusal: null, appeal: changed };
      }),

    retry: (key, by) =>
      holding(key, (tx, appeal) =>
        isLiftOpen(appeal) || isTellingOpen(appeal) || isPostOpen(appeal)
          ? recordEvent(tx, key, { kind: 'retried', by })
          : Promise.resolve(appeal),
      ),

    recordBan: (key, origin) =>
      holding(key, (tx, appeal) => (appeal.isBanKnown ? Promise.resolve(appeal) : storeOrigin(tx, key, origin))),
  };
}

/** The input of the verdict rule. */
export function asDecidable({ state, banOverAt, bannedBy }: Appeal) {
  return { state, isBanOver: banOverAt !== null, bannedBy };
}

function storeOrigin(tx: DbTransaction, key: AppealKey, origin: BanOrigin | null): Promise<Appeal> {
  return changeAppeal(tx, key, {
    is_ban_known: true,
    banned_at: origin?.at ?? null,
    banned_by: origin?.by.id ?? null,
    banned_by_name: origin?.by.username ?? null,
  });
}
