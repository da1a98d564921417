import type { Platform } from '../platform.ts';
import { body, id, oneOf, orNull, perhaps, whole, words, yesOrNo } from './described.ts';
import { nothing, type Operation, operation } from './operation.ts';
import { createPeopleControl } from './people-control.ts';

const STATUSES = ['online', 'idle', 'dnd', 'offline'] as const;
const people = (platform: Platform) => createPeopleControl(platform);

/** What people do, and what the platform's documentation leaves open of its own behaviour. */
export const peopleOperations: Operation[] = [
  operation({
    method: 'POST',
    path: '/control/channels/:channelId/says',
    summary: 'Has a person write; refused with 200000 where the server’s own rules block it.',
    body: body({ personId: id, content: words() }),
    answer: { type: 'object', properties: { id: { type: 'string' } } },
    run: ({ platform, param, body: { personId, content } }) => ({
      id: people(platform).say(personId, param('channelId'), content),
    }),
  }),
  operation({
    method: 'PUT',
    path: '/control/guilds/:guildId/voice/:personId',
    summary: 'Lets a person enter a voice channel, change it, or leave with null.',
    body: body({ channelId: orNull(id) }),
    answer: null,
    run: ({ platform, param, body: { channelId } }) =>
      people(platform).setVoiceChannel(param('guildId'), param('personId'), channelId),
  }),
  operation({
    method: 'PUT',
    path: '/control/guilds/:guildId/presences/:personId',
    summary: 'Sets what a person shows of themselves.',
    body: body({ status: oneOf(STATUSES) }),
    answer: null,
    run: ({ platform, param, body: { status } }) =>
      people(platform).setPresence(param('guildId'), param('personId'), status),
  }),
  operation({
    method: 'PUT',
    path: '/control/guilds/:guildId/screening',
    summary: 'Has new members be pending until they agree to the rules, or not.',
    body: body({ on: yesOrNo }),
    answer: null,
    run: ({ platform, param, body: { on } }) => people(platform).setScreening(param('guildId'), on),
  }),
  operation({
    method: 'PUT',
    path: '/control/guilds/:guildId/rules-accepted/:personId',
    summary: 'A pending member agrees to the rules.',
    body: nothing,
    answer: null,
    run: ({ platform, param }) => people(platform).acceptRules(param('guildId'), param('personId')),
  }),
  operation({
    method: 'POST',
    path: '/control/channels/:channelId/typing',
    summary: 'A person begins to type.',
    body: body({ personId: id }),
    answer: null,
    run: ({ platform, param, body: { personId } }) => people(platform).startTyping(personId, param('channelId')),
  }),
  operation({
    method: 'POST',
    path: '/control/channels/:channelId/invites',
    summary: 'A person makes an invite.',
    body: body({ personId: id, maxUses: perhaps(whole({ max: 100 })) }),
    answer: { type: 'object', properties: { code: { type: 'string' } } },
    run: ({ platform, param, body: { personId, maxUses } }) => ({
      code: people(platform).createInvite(personId, param('channelId'), maxUses),
    }),
  }),
  operation({
    method: 'POST',
    path: '/control/invites/:code/uses',
    summary: 'A person comes in by an invite.',
    body: body({ personId: id }),
    answer: null,
    run: ({ platform, param, body: { personId } }) => people(platform).joinByInvite(personId, param('code')),
  }),
  operation({
    method: 'PUT',
    path: '/control/audit-delay',
    summary: 'How long after a deed its audit log entry appears.',
    body: body({ delayMs: whole({ max: 600_000 }) }),
    answer: null,
    run: ({ platform, body: { delayMs } }) => people(platform).setAuditDelay(delayMs),
  }),
  operation({
    method: 'PUT',
    path: '/control/unstated-limits',
    summary: 'Limits the platform gives no numbers of; those that are not named limit nobody.',
    body: body({
      oldEdits: perhaps(whole()),
      nonMemberBans: perhaps(whole()),
      directChannels: perhaps(whole()),
    }),
    answer: null,
    run: ({ platform, body: { oldEdits, nonMemberBans, directChannels } }) =>
      people(platform).limitUnstated({
        ...(oldEdits === undefined ? {} : { oldEdits }),
        ...(nonMemberBans === undefined ? {} : { nonMemberBans }),
        ...(directChannels === undefined ? {} : { directChannels }),
      }),
  }),
];
