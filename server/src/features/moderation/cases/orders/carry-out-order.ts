import type { DbTransaction } from '../../../../database/database.ts';
import type { InvocationContext } from '../../../../bot/invocation-context.ts';
import type { Case, Person } from '../records/case-record.ts';
import type { CommandDeps } from './command-deps.ts';
import type { OrderOutcome } from './describe-outcome.ts';
import type { OrderDetails } from './order-details.ts';
import { readEvidence } from './read-evidence.ts';
import { describeKept, findStricterPunishments } from './stricter-punishments.ts';
import type { FoundPerson } from './targets/find-people.ts';

/** How long the reply waits for the outcome, in milliseconds: normally, and for many cases. */
export const SETTLED_WITHIN_MS = 8_000;
const CROWD_SETTLED_WITHIN_MS = 14_000;

/** More cases than this are a crowd. */
const MASS_ORDER_MIN = 10;

interface Order {
  details: OrderDetails;
  people: readonly FoundPerson[];
  refused: readonly string[];
  cause: string;
  /** Whether what is stricter is replaced too; otherwise it stays, and is reported. */
  replaces?: boolean;
  /** Runs first in the transaction; if it returns false, nothing is done. */
  claim?: (tx: DbTransaction) => Promise<boolean>;
}

/** Carries out an order and waits a limited time for its outcome; null if it was carried out before. */
export async function carryOutOrder(
  context: InvocationContext,
  deps: Outcomes,
  { details, people, refused, cause, replaces = false, claim }: Order,
): Promise<OrderOutcome | null> {
  const { guildId, channelId, user, locale } = context;
  const { files, ...given } = details;
  const { evidence, lostPictures } = await readEvidence(files, channelId);
  const opened = await deps.punishments.punish({
    guildId,
    ...given,
    members: people.map(({ id, name }) => ({ id, name })),
    moderator: { id: user.id, name: user.username },
    source: 'command',
    evidence,
    report: { channelId, moderatorId: user.id },
    cause,
    keepsStricter: !replaces,
    ...(claim !== undefined && { claim }),
  });
  if (opened.length === 0) return null;
  const spared = people.filter(({ id }) => opened.every(({ member }) => member.id !== id));
  const stricter = await findStricterPunishments(context, deps, details, spared);
  const kept = stricter.map((each) => describeKept(each, locale));
  return outcomeOf(context, deps, { opened, refused: [...refused, ...kept], lostPictures });
}

type Outcomes = Pick<CommandDeps, 'punishments' | 'cases'>;

/**
 * The outcome of an order that was processed before, even if its members have since left. Null if it was not, or if all
 * of its members can still be reached.
 */
export async function outcomeBefore(
  context: InvocationContext,
  deps: Outcomes,
  { cause, people }: { cause: string; people: readonly Person[] },
): Promise<OrderOutcome | null> {
  const opened = await deps.punishments.orderedBy(context.guildId, cause);
  const isReached = (member: Person) => people.some(({ id }) => id === member.id);
  if (opened.every(({ member }) => isReached(member))) return null;
  return outcomeOf(context, deps, { opened, refused: [], lostPictures: [] });
}

/** Waits a limited time for the outcome of cases and of their ladder follow-ups. */
async function outcomeOf(
  { guildId, settings }: InvocationContext,
  { punishments, cases: store }: Outcomes,
  { opened, refused, lostPictures }: Pick<OrderOutcome, 'refused' | 'lostPictures'> & { opened: readonly Case[] },
): Promise<OrderOutcome> {
  const withinMs = opened.length > MASS_ORDER_MIN ? CROWD_SETTLED_WITHIN_MS : SETTLED_WITHIN_MS;
  const cases = await punishments.settled(guildId, numbersOf(opened), withinMs);
  const mayClimb = opened[0]?.type === 'warn' && settings.warnsPunishments.length > 0;
  const followers = mayClimb ? await punishments.followersOf(guildId, numbersOf(opened)) : [];
  const settled = await punishments.settled(guildId, numbersOf(followers), SETTLED_WITHIN_MS / 2);
  const [first] = cases;
  const isOneWarn = first?.type === 'warn' && cases.length === 1;
  const activeWarns = isOneWarn ? await store.countActiveWarns(guildId, first.member.id) : null;
  return { cases, followers: settled, refused, lostPictures, activeWarns };
}

/** Cancels the later report once the moderator has the final outcome; it stays while cases are pending. */
export async function noteAnswered(
  { guildId }: InvocationContext,
  { punishments }: Pick<CommandDeps, 'punishments'>,
  { cases, followers }: Pick<OrderOutcome, 'cases' | 'followers'>,
): Promise<void> {
  if ([...cases, ...followers].some(({ state }) => state === 'pending')) return;
  await punishments.reported(guildId, numbersOf(cases));
}

/** The numbers of cases, in order. */
export function numbersOf(cases: readonly Case[]): number[] {
  return cases.map(({ number }) => number);
}
