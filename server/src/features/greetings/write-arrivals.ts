import { paceGreetings, WINDOW_MS } from '@perigee/core/greetings/pace';
import type { ChannelGreetingName, Greetings } from '@perigee/core/greetings/schema';
import { enqueueJobs, newJob } from '../../jobs/jobs.ts';
import type { DbTransaction } from '../../database/database.ts';
import type { DirectMessages } from '../../bot/direct-messages/direct-messages.ts';
import { findKickedInRaid } from '../moderation/index.ts';
import { writeDirectlyJob, postGreetingJob, summariseGreetingsJob, giveJoinRolesJob } from './greeting-jobs.ts';
import { saveVisits, lockVisits } from './visits/visit-store.ts';
import { lockGreetingWindow, saveGreetingWindow } from './visits/window-store.ts';
import { stepVisit, type VisitEvent } from './visits/visit.ts';
import type { Visitor } from './visitor.ts';

/** A member the gateway reported, and the news. */
export interface Arrival {
  visitor: Visitor;
  event: VisitEvent;
}

/** Maximum delay until it is known who kicked or banned a member, in milliseconds. */
export const KNOWN_WITHIN_MS = 3_000;

interface ArrivalWrite {
  tx: DbTransaction;
  guildId: string;
  greetings: Greetings;
  /** In milliseconds since 1970, by the database's clock. */
  now: number;
  directMessages: Pick<DirectMessages, 'plan'>;
}

type JobRows = Parameters<typeof enqueueJobs>[1];

/** Stores who joined and left, in order, and schedules what follows from it. */
export async function writeArrivals(writing: ArrivalWrite, arrivals: readonly Arrival[]): Promise<void> {
  const { tx, guildId, greetings, now } = writing;
  const visits = await lockVisits(tx, guildId, [...new Set(arrivals.map(({ visitor }) => visitor.user.id))]);
  const changed: typeof visits = new Map();
  const [greeted, seenOff, ranked]: [Visitor[], Visitor[], Visitor[]] = [[], [], []];
  for (const { visitor, event } of arrivals) {
    const { id } = visitor.user;
    const known = visits.get(id) ?? null;
    const step = stepVisit(known, event, { now, afterScreening: greetings.afterScreening });
    if (step.visit === null || step.visit === known) continue;
    visits.set(id, step.visit);
    changed.set(id, step.visit);
    const { joinedAt } = step.visit;
    const dated = { ...visitor, joinedAt: joinedAt === null ? null : new Date(joinedAt).toISOString() };
    if (step.isGreeted) greeted.push(dated);
    if (step.hasRoles) ranked.push(dated);
    if (step.isSeenOff) seenOff.push(dated);
  }
  await saveVisits(tx, guildId, changed);
  const farewells = greetings.leave.enabled ? await withoutRaiders(writing, seenOff) : [];
  await enqueueJobs(tx, [
    ...(greetings.join.enabled ? await planPosts(writing, 'join', greeted) : []),
    ...(await planPosts(writing, 'leave', farewells)),
    ...(greetings.dm.enabled ? await planDirect(writing, greeted) : []),
    ...(greetings.joinRoles.length > 0 ? await planRoles(writing, ranked) : []),
  ]);
}

/** How long before they leave raiders have joined whose join the bot did not see, in milliseconds. */
const RAID_WITHIN_MS = 3_600_000;

/** The members who were not kicked in a raid: hundreds of these would fill the channel, and the raid is logged. */
async function withoutRaiders({ tx, guildId, now }: ArrivalWrite, leaving: readonly Visitor[]): Promise<Visitor[]> {
  const joins = leaving.map(
    ({ user, joinedAt }) => [user.id, joinedAt === null ? now - RAID_WITHIN_MS : Date.parse(joinedAt)] as const,
  );
  const raiders = await findKickedInRaid(tx, guildId, new Map(joins));
  return leaving.filter(({ user }) => !raiders.has(user.id));
}

async function planPosts(
  { tx, guildId, greetings, now }: ArrivalWrite,
  name: ChannelGreetingName,
  visitors: readonly Visitor[],
): Promise<JobRows> {
  if (visitors.length === 0) return [];
  const count = visitors.length;
  const known = await lockGreetingWindow(tx, guildId, name);
  const { window, dueAt } = paceGreetings(known, { now, count, perMinute: greetings.perMinute });
  await saveGreetingWindow(tx, guildId, name, window);
  // One after another, so that the messages appear in the order in which the members arrived.
  const subject = `greetings.${name}`;
  const delayMs = name === 'leave' ? KNOWN_WITHIN_MS : 0;
  const jobs = visitors.flatMap((visitor, index) => {
    const at = dueAt[index] ?? null;
    if (at === null) return [];
    const payload = { name, visitor, at: now };
    return [
      newJob(postGreetingJob, {
        guildId,
        key: keyOf(name, visitor, now),
        payload,
        subject,
        at: new Date(at + delayMs),
      }),
    ];
  });
  if (window.others === 0) return jobs;
  const { begunAt } = window;
  const at = new Date(begunAt + WINDOW_MS + delayMs);
  return [
    ...jobs,
    newJob(summariseGreetingsJob, { guildId, key: `${name} ${begunAt}`, payload: { name, begunAt }, subject, at }),
  ];
}

async function planDirect(
  { tx, guildId, now, directMessages }: ArrivalWrite,
  visitors: readonly Visitor[],
): Promise<JobRows> {
  const people = visitors.filter(({ isBot }) => !isBot);
  if (people.length === 0) return [];
  const turns = await directMessages.plan(tx, { guildId, count: people.length, now });
  return people.flatMap((visitor, index) => {
    const at = turns[index] ?? null;
    return at === null
      ? []
      : [newJob(writeDirectlyJob, { guildId, key: keyOf('direct', visitor, now), payload: { visitor, at: now }, at })];
  });
}

async function planRoles({ tx, guildId, now }: ArrivalWrite, visitors: readonly Visitor[]): Promise<JobRows> {
  const [first] = visitors;
  if (first === undefined) return [];
  const userIds = [...new Set(visitors.map(({ user }) => user.id))];
  await tx
    .insertInto('join_role_grants')
    .values(userIds.map((userId) => ({ guild_id: guildId, user_id: userId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return [
    newJob(giveJoinRolesJob, {
      guildId,
      key: keyOf('roles', first, now),
      payload: {},
      subject: 'greetings.give-roles',
    }),
  ];
}

/** The same visit has the same key, however often the gateway reports it. */
function keyOf(name: string, { user, joinedAt }: Visitor, now: number): string {
  return `${name} ${user.id} ${joinedAt ?? now}`;
}
