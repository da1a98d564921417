import { now } from '../../base/clock.ts';
import { ApiError, requireFound } from '../../protocol/api-error.ts';
import { integer, moment, readBody, refuseField, shape, snowflake, text } from '../../protocol/form-body.ts';
import { empty, json } from '../../protocol/reply.ts';
import { type Call, type Route, route } from '../../http/router.ts';
import { isGiven, type JsonObject } from '../../base/json.ts';
import { announce, type Platform } from '../../platform/platform.ts';
import { AUDIT, writeAudit } from '../../world/moderation/audit.ts';
import { presentUser } from '../../world/views/present-user.ts';
import type { ScheduledEvent } from '../../state/guild-parts.ts';
import type { Guild } from '../../state/state.ts';
import { assertGuildPermission, guildOfBot } from '../bot-guards.ts';
import { maybe, oneOf } from '../components/fields.ts';
import { readLimit } from '../paging.ts';

const EVENTS = '/guilds/:guildId/scheduled-events';
const EVENT = '/guilds/:guildId/scheduled-events/:eventId';
const ELSEWHERE = 3;

const place = maybe(shape({ location: maybe(text({ min: 1, max: 100 })) }));
const newEvent = shape({
  name: text({ min: 1, max: 100 }),
  description: maybe(text({ max: 1_000 })),
  channel_id: maybe(snowflake),
  entity_type: oneOf(1, 2, ELSEWHERE),
  entity_metadata: place,
  privacy_level: oneOf(2),
  scheduled_start_time: moment,
  scheduled_end_time: maybe(moment),
});
const changes = shape({
  name: maybe(text({ min: 1, max: 100 })),
  description: maybe(text({ max: 1_000 })),
  entity_metadata: place,
  scheduled_start_time: maybe(moment),
  scheduled_end_time: maybe(moment),
  status: maybe(integer({ min: 1, max: 4 })),
});

/** "Status" of the resource: scheduled may become active or cancelled, active may become completed. */
const NEXT: Record<number, number[]> = { 1: [1, 2, 4], 2: [2, 3], 3: [3], 4: [4] };

export const scheduledEventRoutes: Route[] = [
  route('GET', EVENTS, 'bot', ({ platform, param, query }) => {
    const guild = guildOfBot(platform, param('guildId'));
    const withCount = query.get('with_user_count') === 'true';
    return json(guild.scheduledEvents.map((event) => presentEvent(platform, guild, event, withCount)));
  }),
  route('POST', EVENTS, 'bot', createEvent),
  route('GET', EVENT, 'bot', ({ platform, param, query }) => {
    const guild = guildOfBot(platform, param('guildId'));
    return json(
      presentEvent(platform, guild, eventOf(guild, param('eventId')), query.get('with_user_count') === 'true'),
    );
  }),
  route('PATCH', EVENT, 'bot', changeEvent),
  route('DELETE', EVENT, 'bot', (call) => {
    const guild = guildOfBot(call.platform, call.param('guildId'));
    assertGuildPermission(call.platform, guild, 'ManageEvents');
    const event = eventOf(guild, call.param('eventId'));
    guild.scheduledEvents = guild.scheduledEvents.filter((entry) => entry !== event);
    announceEvent(call, guild, event, 'DELETE');
    return empty();
  }),
  route('GET', `${EVENT}/users`, 'bot', ({ platform, param, query }) => {
    const guild = guildOfBot(platform, param('guildId'));
    const event = eventOf(guild, param('eventId'));
    const ids = event.interestedIds.slice(0, readLimit(query, { preset: 100, max: 100 }));
    const people = ids.flatMap((id) => platform.world.people[id] ?? []);
    return json(
      people.map((person) => ({
        guild_scheduled_event_id: event.id,
        user_id: person.id,
        response: 1,
        user: presentUser(person),
      })),
    );
  }),
];

function createEvent(call: Call<'guildId'>) {
  const { platform, param, body } = call;
  const guild = guildOfBot(platform, param('guildId'));
  assertGuildPermission(platform, guild, 'CreateEvents');
  const sent = readBody(body, newEvent);
  const location = sent.entity_metadata?.location ?? null;
  if (sent.entity_type === ELSEWHERE) {
    if (location === null) refuseField(['entity_metadata', 'location'], 'BASE_TYPE_REQUIRED', 'This field is required');
    if (!isGiven(sent.scheduled_end_time))
      refuseField(['scheduled_end_time'], 'BASE_TYPE_REQUIRED', 'This field is required');
  } else if (platform.world.channels[sent.channel_id ?? '']?.guildId !== guild.id) {
    refuseField(['channel_id'], 'BASE_TYPE_REQUIRED', 'This field is required');
  }
  if (Date.parse(sent.scheduled_start_time) < now()) {
    refuseField(['scheduled_start_time'], 'GUILD_SCHEDULED_EVENT_SCHEDULE_PAST', 'Cannot schedule event in the past.');
  }
  const event: ScheduledEvent = {
    id: platform.nextId(),
    creatorId: platform.application.id,
    name: sent.name,
    description: sent.description ?? null,
    channelId: sent.entity_type === ELSEWHERE ? null : (sent.channel_id ?? null),
    location,
    startsAt: sent.scheduled_start_time,
    endsAt: sent.scheduled_end_time ?? null,
    status: 1,
    entityType: sent.entity_type,
    interestedIds: [],
  };
  guild.scheduledEvents.push(event);
  announceEvent(call, guild, event, 'CREATE');
  return json(presentEvent(platform, guild, event, false));
}

function changeEvent(call: Call<'guildId' | 'eventId'>) {
  const { platform, param, body } = call;
  const guild = guildOfBot(platform, param('guildId'));
  assertGuildPermission(platform, guild, 'ManageEvents');
  const event = eventOf(guild, param('eventId'));
  const sent = readBody(body, changes);
  if (isGiven(sent.status) && NEXT[event.status]?.includes(sent.status) !== true) throw new ApiError('invalidFormBody');
  event.name = sent.name ?? event.name;
  event.description = sent.description === undefined ? event.description : sent.description;
  event.location = sent.entity_metadata?.location ?? event.location;
  event.startsAt = sent.scheduled_start_time ?? event.startsAt;
  event.endsAt = sent.scheduled_end_time ?? event.endsAt;
  event.status = sent.status ?? event.status;
  announceEvent(call, guild, event, 'UPDATE');
  return json(presentEvent(platform, guild, event, false));
}

function eventOf(guild: Guild, id: string): ScheduledEvent {
  return requireFound(
    guild.scheduledEvents.find((event) => event.id === id),
    'unknownScheduledEvent',
  );
}

const ENTRIES = {
  CREATE: AUDIT.scheduledEventCreate,
  UPDATE: AUDIT.scheduledEventUpdate,
  DELETE: AUDIT.scheduledEventDelete,
} as const;

function announceEvent(
  { platform, reason }: Pick<Call, 'platform' | 'reason'>,
  guild: Guild,
  event: ScheduledEvent,
  what: keyof typeof ENTRIES,
): void {
  const data = presentEvent(platform, guild, event, false);
  announce(platform, { name: `GUILD_SCHEDULED_EVENT_${what}`, data, guildId: guild.id });
  const userId = platform.application.id;
  writeAudit(platform, guild, { action: ENTRIES[what], userId, targetId: event.id, reason });
}

/** A scheduled event as the API returns it. */
export function presentEvent({ world }: Platform, guild: Guild, event: ScheduledEvent, withCount: boolean): JsonObject {
  const creator = world.people[event.creatorId];
  return {
    id: event.id,
    guild_id: guild.id,
    name: event.name,
    description: event.description,
    channel_id: event.channelId,
    creator_id: event.creatorId,
    image: null,
    scheduled_start_time: event.startsAt,
    scheduled_end_time: event.endsAt,
    status: event.status,
    entity_type: event.entityType,
    entity_id: null,
    recurrence_rule: null,
    privacy_level: 2,
    guild_scheduled_event_exceptions: [],
    ...(event.location === null ? {} : { entity_metadata: { location: event.location } }),
    ...(creator === undefined ? {} : { creator: presentUser(creator) }),
    ...(withCount ? { user_count: event.interestedIds.length } : {}),
  };
}
