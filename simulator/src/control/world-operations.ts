import { LIMIT_NAMES, type LimitChanges } from '../base/limits.ts';
import { advanceClock, now } from '../base/clock.ts';
import {
  body,
  type Described,
  id,
  describedChoice,
  describedNullable,
  describedOptional,
  describedInteger,
  describedText,
} from '../protocol/described.ts';
import type { FaultRule } from '../platform/faults.ts';
import { noBody, type Operation, operation } from './operation.ts';

const IDS = { type: 'array', items: { type: 'string' } };
const COUNTS_MAX = 200_000;
const count = describedInteger({ min: 1, max: COUNTS_MAX });
const limit = describedOptional(describedInteger());
/** A day. A timer of Node that is longer than 24 ends at once, and a connection is given several heartbeats. */
const TIME_MAX_MS = 86_400_000;
const time = describedOptional(describedInteger({ max: TIME_MAX_MS }));

const limits: Described<LimitChanges> = body({
  botCallsPerSecond: limit,
  invalidRequestsInTenMinutes: limit,
  messagesPerChannel: limit,
  identifyIntervalMs: time,
  maxConcurrency: describedOptional(describedInteger({ min: 1 })),
  sessionStarts: describedOptional(describedNullable(describedInteger())),
  gatewayEventsPerMinute: limit,
  guildsPerShard: limit,
  veryLargeBotGuilds: limit,
  resumeWindowMs: time,
  allMembersIntervalMs: time,
  heartbeatIntervalMs: time,
  answerWithinMs: time,
});

const FAULTS = ['status', 'slow', 'lost', 'cut', 'never'] as const;
const SCOPES = ['user', 'global', 'shared'] as const;
const fault = body({
  method: describedOptional(describedChoice(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])),
  path: describedOptional(describedText()),
  pathPattern: describedOptional(describedText()),
  about: describedOptional(id),
  contains: describedOptional(describedText()),
  kind: describedChoice(FAULTS),
  status: describedOptional(describedInteger({ min: 400, max: 599 })),
  times: describedOptional(describedInteger({ min: 1 })),
  delayMs: time,
  retryAfter: describedOptional(describedInteger()),
  scope: describedOptional(describedChoice(SCOPES)),
  code: describedOptional(describedInteger()),
  message: describedOptional(describedText()),
});

/** Operations on the world, and on the calls that reach it. */
export const worldOperations: Operation[] = [
  operation({
    method: 'GET',
    path: '/control/counters',
    summary: 'What was counted since the start: identifies, calls, refusals, late answers.',
    body: noBody,
    answer: { type: 'object', additionalProperties: { type: 'integer' } },
    run: ({ control }) => control.counters(),
  }),
  operation({
    method: 'DELETE',
    path: '/control/counters',
    summary: 'Counts from 0 again.',
    body: noBody,
    answer: null,
    run: ({ control }) => control.resetCounters(),
  }),
  operation({
    method: 'GET',
    path: '/control/edge',
    summary: 'The addresses that made invalid requests within ten minutes, and whether they are kept out.',
    body: noBody,
    answer: { type: 'array', items: { type: 'object' } },
    run: ({ control }) => control.edge(),
  }),
  operation({
    method: 'DELETE',
    path: '/control/edge',
    summary: 'Lets every address in again, and forgets its invalid requests.',
    body: noBody,
    answer: null,
    run: ({ control }) => control.resetEdge(),
  }),
  operation({
    method: 'GET',
    path: '/control/limits',
    summary: 'The limits in force.',
    body: noBody,
    answer: { type: 'object', required: [...LIMIT_NAMES] },
    run: ({ control }) => control.limits(),
  }),
  operation({
    method: 'PATCH',
    path: '/control/limits',
    summary: 'Changes limits; those that are not named stay.',
    body: limits,
    answer: { type: 'object', required: [...LIMIT_NAMES] },
    run: ({ control, body: changes }) => {
      control.setLimits(changes);
      return control.limits();
    },
  }),
  operation({
    method: 'POST',
    path: '/control/faults',
    summary:
      'Has calls of a path (about a guild or a person, or with a text in their body, if given) answered with a status, slowly, never, or done without an answer. Goes on until cleared unless times is given.',
    body: fault,
    answer: null,
    run: ({ platform, body: input }) => platform.faults.add(toRule(input)),
  }),
  operation({
    method: 'DELETE',
    path: '/control/faults',
    summary: 'Everything works again.',
    body: noBody,
    answer: null,
    run: ({ platform }) => platform.faults.clear(),
  }),
  operation({
    method: 'POST',
    path: '/control/guilds',
    summary: 'Adds guilds with the bot in each, without telling it.',
    body: body({ count }),
    answer: IDS,
    run: ({ control, body: input }) => control.addGuilds(input.count),
  }),
  operation({
    method: 'POST',
    path: '/control/people',
    summary: 'Adds people who are in no guild.',
    body: body({ count }),
    answer: IDS,
    run: ({ control, body: input }) => control.addPeople(input.count),
  }),
  operation({
    method: 'POST',
    path: '/control/guilds/:guildId/members',
    summary: 'Adds members to a guild, without telling anybody.',
    body: body({ count }),
    answer: IDS,
    run: ({ control, body: input, param }) => control.addMembers(param('guildId'), input.count),
  }),
  operation({
    method: 'POST',
    path: '/control/channels/:channelId/messages',
    summary: 'Has messages written into a channel, by the owner of its guild unless somebody is named.',
    body: body({ count: describedInteger({ min: 1, max: 1_000 }), authorId: describedOptional(id) }),
    answer: IDS,
    run: ({ control, body: input, param }) => control.addMessages(param('channelId'), input.count, input.authorId),
  }),
  operation({
    method: 'POST',
    path: '/control/clock',
    summary: 'Lets time pass at once, and answers what time it is then.',
    body: body({ advanceMs: describedInteger() }),
    answer: { type: 'object', properties: { now: { type: 'string' } } },
    run: ({ body: { advanceMs } }) => {
      advanceClock(advanceMs);
      return { now: new Date(now()).toISOString() };
    },
  }),
];

function toRule(input: ReturnType<typeof fault.read>): FaultRule {
  const {
    kind,
    status = 500,
    path,
    pathPattern,
    method,
    about,
    contains,
    times,
    delayMs,
    retryAfter,
    scope,
    code,
    message,
  } = input;
  const errorBody = { message: message ?? `${status}`, code: code ?? 0 };
  return {
    path: path ?? new RegExp(pathPattern ?? '^/'),
    status: kind === 'status' ? status : kind,
    times: times ?? Number.POSITIVE_INFINITY,
    ...(method === undefined ? {} : { method }),
    ...(delayMs === undefined ? {} : { delayMs }),
    ...(about === undefined ? {} : { about }),
    ...(contains === undefined ? {} : { contains }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(scope === undefined ? {} : { scope }),
    ...(code === undefined && message === undefined ? {} : { body: errorBody }),
  };
}
