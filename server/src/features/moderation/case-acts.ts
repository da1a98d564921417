import * as z from 'zod/mini';
import { defineActKind } from '../../acts/act-kind.ts';
import { cancelAct, enqueueAct, enqueueActs, newAct, retryAct } from '../../acts/acts.ts';
import type { DbTransaction } from '../../database/database.ts';
import type { Case } from '../cases/index.ts';

const ofCase = z.object({ number: z.int(), revision: z.int() });

/** Carries a case out; the second step of a softban; the end of a case by itself. */
export const applyDue = defineActKind('cases.apply', ofCase);
export const releaseDue = defineActKind('cases.release', ofCase);
export const caseEndDue = defineActKind('cases.end', ofCase);

/** Tells a member of their warn, which is one without any doing of the platform. */
export const tellDue = defineActKind('cases.tell', ofCase);

/** Carries many bans out by one call of the platform. */
export const applyManyDue = defineActKind('cases.applyMany', z.object({ numbers: z.array(z.int()) }));

/** Who is muted by role came back. */
export const remuteDue = defineActKind('cases.remute', ofCase);

/** Tells the moderator what became of an order whose process could not. */
export const caseReportDue = defineActKind(
  'cases.report',
  z.object({ numbers: z.array(z.int()), channelId: z.string(), moderatorId: z.string() }),
);

const OBSERVATIONS = ['ban', 'unban', 'timeout', 'timeoutEnd', 'role', 'roleEnd'] as const;

/** Something happened to a member on the platform, and nothing says yet by whom. */
export const observeDue = defineActKind(
  'cases.observe',
  z.object({
    kind: z.enum(OBSERVATIONS),
    memberId: z.string(),
    memberName: z.nullable(z.string()),
    /** When it was heard of, and until when a timeout lasts; in milliseconds since 1970. */
    at: z.int(),
    until: z.nullable(z.int()),
    /** The mute role. */
    roleId: z.nullable(z.string()),
  }),
);
export type Observation = z.infer<typeof observeDue.payload>;

/** What cases of a type touch: a kick that has to be tried again holds up no unmute. */
const ASPECTS: Record<Case['type'], string> = {
  warn: 'warn',
  note: 'warn',
  kick: 'kick',
  mute: 'mute',
  unmute: 'mute',
  ban: 'ban',
  softban: 'ban',
  unban: 'ban',
};

function actOf({ guildId, number, revision, type, member }: Case) {
  const subject = `cases.${ASPECTS[type]} ${member.id}`;
  return { guildId, key: `${number} ${revision}`, payload: { number, revision }, subject };
}

/** Due since the case was opened, so that those of one subject stand in the order of their cases, whenever they are asked for. */
const stepOf = (of: Case) => ({ ...actOf(of), at: of.createdAt });

/** What carries a case out, tells its member and ends it, to be enqueued with others. */
export const newApply = (of: Case) => newAct(applyDue, stepOf(of));
/** The act that tells a member of a case. */
export const newTell = (of: Case) => newAct(tellDue, stepOf(of));
/** The act that ends a case; none for one without an end. */
export const newEnd = (of: Case) => (of.endsAt === null ? [] : [newAct(caseEndDue, { ...actOf(of), at: of.endsAt })]);

/** Has a punishment carried out, in the transaction that writes its case. */
export async function enqueueApply(tx: DbTransaction, of: Case): Promise<void> {
  await enqueueAct(tx, applyDue, stepOf(of));
}

/** Has a punishment that failed carried out again. */
export async function retryApply(tx: DbTransaction, of: Case): Promise<void> {
  await retryAct(tx, applyDue, stepOf(of));
}

/** Has a punishment lifted before its end. */
export async function enqueueRelease(tx: DbTransaction, of: Case): Promise<void> {
  await retryAct(tx, releaseDue, stepOf(of));
}

/** Has the case end by itself, where it does. */
export async function enqueueCaseEnd(tx: DbTransaction, of: Case): Promise<void> {
  await enqueueActs(tx, newEnd(of));
}

/** Has an end that failed tried again. */
export async function retryEnd(tx: DbTransaction, of: Case): Promise<void> {
  await retryAct(tx, caseEndDue, actOf(of));
}

/** False where it has no end of its own, or is being ended at this moment. */
export async function cancelEnd(tx: DbTransaction, of: Case): Promise<boolean> {
  return cancelAct(tx, caseEndDue, actOf(of));
}

/** @param occasion Tells one coming back from another. */
export async function enqueueRemute(tx: DbTransaction, of: Case, occasion: string): Promise<void> {
  const act = actOf(of);
  await enqueueAct(tx, remuteDue, { ...act, key: `${act.key} ${occasion}` });
}

/** Reads the audit log of a guild on from an entry, one page. */
export const readBackDue = defineActKind(
  'cases.readBack',
  // When the guild came up, in milliseconds since 1970: tells one reading from another.
  z.object({ after: z.string(), begunAt: z.int() }),
);

/** @param at When it is read. */
export function newReadBack(guildId: string, payload: z.infer<typeof readBackDue.payload>, at: Date) {
  return newAct(readBackDue, { guildId, key: `${payload.after} ${payload.begunAt}`, payload, at });
}

/** So long the audit log has to say who did it, in milliseconds. */
const OBSERVED_AFTER_MS = 10_000;

/** Has it looked into once the audit log had its time. The platform tells some changes several times. */
export async function enqueueObserve(tx: DbTransaction, guildId: string, observation: Observation): Promise<void> {
  const { kind, memberId, at, until } = observation;
  const occasion = until ?? Math.floor(at / OBSERVED_AFTER_MS);
  await enqueueAct(tx, observeDue, {
    guildId,
    key: `${kind} ${memberId} ${occasion}`,
    payload: observation,
    subject: `cases.observe ${memberId}`,
    at: new Date(at + OBSERVED_AFTER_MS),
  });
}
