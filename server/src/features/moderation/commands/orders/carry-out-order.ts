import type { DbTransaction } from '../../../../database/database.ts';
import type { Place } from '../../../../bot/place.ts';
import type { Case, Person } from '../../../cases/index.ts';
import type { CommandParts } from '../command-parts.ts';
import type { OrderOutcome } from './describe-outcome.ts';
import type { OrderDetails } from './order-details.ts';
import { readEvidence } from '../read-evidence.ts';

/** How long a moderator is made to wait for what the platform says, in milliseconds: for few, and for a crowd. */
export const SETTLED_WITHIN_MS = 8_000;
const CROWD_SETTLED_WITHIN_MS = 14_000;

/** So many cases are a crowd. */
const CROWD = 10;

interface Order {
  details: OrderDetails;
  people: readonly Person[];
  refused: readonly string[];
  cause: string;
  /** Runs first in the transaction; nothing is done where it says no. */
  claim?: (tx: DbTransaction) => Promise<boolean>;
}

/** Has an order carried out and waits a while for what becomes of it; null where it was done before. */
export async function carryOutOrder(
  place: Place,
  parts: Outcomes,
  { details, people, refused, cause, claim }: Order,
): Promise<OrderOutcome | null> {
  const { guildId, channelId, user } = place;
  const { files, ...given } = details;
  const { evidence, lost } = await readEvidence(files);
  const opened = await parts.punishments.punish({
    guildId,
    ...given,
    members: people.map(({ id, name }) => ({ id, name })),
    moderator: { id: user.id, name: user.username },
    source: 'command',
    evidence,
    report: { channelId, moderatorId: user.id },
    cause,
    ...(claim !== undefined && { claim }),
  });
  return opened.length === 0 ? null : outcomeOf(place, parts, { opened, refused, lost });
}

type Outcomes = Pick<CommandParts, 'punishments' | 'cases'>;

/** What came of an order that was heard before, whoever of it can still be reached; null where it was not, or all can be. */
export async function outcomeBefore(
  place: Place,
  parts: Outcomes,
  { cause, people }: Pick<Order, 'cause' | 'people'>,
): Promise<OrderOutcome | null> {
  const opened = await parts.punishments.orderedBy(place.guildId, cause);
  const isReached = (member: Person) => people.some(({ id }) => id === member.id);
  if (opened.every(({ member }) => isReached(member))) return null;
  return outcomeOf(place, parts, { opened, refused: [], lost: [] });
}

/** Waits a while for what becomes of cases, and of what the ladder did because of them. */
async function outcomeOf(
  { guildId, settings }: Place,
  { punishments, cases: store }: Outcomes,
  { opened, refused, lost }: Pick<OrderOutcome, 'refused' | 'lost'> & { opened: readonly Case[] },
): Promise<OrderOutcome> {
  const withinMs = opened.length > CROWD ? CROWD_SETTLED_WITHIN_MS : SETTLED_WITHIN_MS;
  const cases = await punishments.settled(guildId, numbersOf(opened), withinMs);
  const mayClimb = opened[0]?.type === 'warn' && settings.warnsPunishments.length > 0;
  const followers = mayClimb ? await punishments.followersOf(guildId, numbersOf(opened)) : [];
  const settled = await punishments.settled(guildId, numbersOf(followers), SETTLED_WITHIN_MS / 2);
  const [first] = cases;
  const isOneWarn = first?.type === 'warn' && cases.length === 1;
  const activeWarns = isOneWarn ? await store.countActiveWarns(guildId, first.member.id) : null;
  return { cases, followers: settled, refused, lost, activeWarns };
}

/** Nothing has to be reported later of what a moderator was answered; what is still tried is. */
export async function noteAnswered(
  { guildId }: Place,
  { punishments }: Pick<CommandParts, 'punishments'>,
  { cases, followers }: Pick<OrderOutcome, 'cases' | 'followers'>,
): Promise<void> {
  if ([...cases, ...followers].some(({ state }) => state === 'pending')) return;
  await punishments.reported(guildId, numbersOf(cases));
}

/** The numbers of cases, in their order. */
export function numbersOf(cases: readonly Case[]): number[] {
  return cases.map(({ number }) => number);
}
