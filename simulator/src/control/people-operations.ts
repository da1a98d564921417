import { now } from '../base/clock.ts';
import type { Platform } from '../platform/platform.ts';
import { STATUSES } from '../world/presence.ts';
import {
  body,
  id,
  describedChoice,
  describedNullable,
  describedOptional,
  describedInteger,
  describedText,
  describedFlag,
} from '../protocol/described.ts';
import { noBody, type Operation, operation } from './operation.ts';
import { createPeopleControl } from './people-control.ts';

const people = (platform: Platform) => createPeopleControl(platform);

/** What people do, and platform behaviour its documentation leaves open. */
export const peopleOperations: Operation[] = [
  operation({
    method: 'POST',
    path: '/control/channels/:channelId/says',
    summary: 'Has a person write; refused with 200000 where the server’s own rules block it.',
    body: body({ personId: id, content: describedText() }),
    answer: { type: 'object', properties: { id: { type: 'string' } } },
    run: ({ platform, param, body: { personId, content } }) => ({
      id: people(platform).say(personId, param('channelId'), content),
    }),
  }),
  operation({
    method: 'PATCH',
    path: '/control/channels/:channelId/messages/:messageId',
    summary: 'Has a person edit their own message; refused with 200000 where the server’s own rules block it.',
    body: body({ personId: id, content: describedText() }),
    answer: null,
    run: ({ platform, param, body: { personId, content } }) =>
      people(platform).edit(personId, param('channelId'), param('messageId'), content),
  }),
  operation({
    method: 'DELETE',
    path: '/control/channels/:channelId/messages/:messageId',
    summary: 'Has a person delete a message; one of somebody else is entered into the audit log.',
    body: body({ personId: id }),
    answer: null,
    run: ({ platform, param, body: { personId } }) =>
      people(platform).deleteMessage(personId, param('channelId'), param('messageId')),
  }),
  operation({
    method: 'PUT',
    path: '/control/channels/:channelId/messages/:messageId/reactions',
    summary: 'Has a person put a reaction on a message, or take it away.',
    body: body({ personId: id, emoji: describedText(100), removed: describedOptional(describedFlag) }),
    answer: null,
    run: ({ platform, param, body: { personId, emoji, removed: isRemoved = false } }) => {
      const message = { channelId: param('channelId'), messageId: param('messageId') };
      people(platform).react(personId, { ...message, emoji, isRemoved });
    },
  }),
  operation({
    method: 'POST',
    path: '/control/channels/:channelId/messages/:messageId/age',
    summary: 'Makes a message so much older, which gives it another id.',
    body: body({ ms: describedInteger() }),
    answer: { type: 'object', properties: { id: { type: 'string' } } },
    run: ({ platform, param, body: { ms } }) => ({
      id: people(platform).age(param('channelId'), param('messageId'), ms),
    }),
  }),
  operation({
    method: 'PUT',
    path: '/control/guilds/:guildId/voice/:personId',
    summary: 'Lets a person enter a voice channel, change it, or leave with null.',
    body: body({ channelId: describedNullable(id) }),
    answer: null,
    run: ({ platform, param, body: { channelId } }) =>
      people(platform).setVoiceChannel(param('guildId'), param('personId'), channelId),
  }),
  operation({
    method: 'PUT',
    path: '/control/people/:personId/presence',
    summary: 'Sets what a person shows of themselves, in all their servers; `playing` names a game.',
    body: body({ status: describedChoice(STATUSES), playing: describedOptional(describedText(128)) }),
    answer: null,
    run: ({ platform, param, body: { status, playing } }) =>
      people(platform).setPresence(
        param('personId'),
        status,
        playing === undefined ? [] : [{ name: playing, type: 0, created_at: now() }],
      ),
  }),
  operation({
    method: 'PUT',
    path: '/control/guilds/:guildId/screening',
    summary: 'Has new members be pending until they agree to the rules, or not.',
    body: body({ on: describedFlag }),
    answer: null,
    run: ({ platform, param, body: { on } }) => people(platform).setScreening(param('guildId'), on),
  }),
  operation({
    method: 'PUT',
    path: '/control/guilds/:guildId/rules-accepted/:personId',
    summary: 'A pending member agrees to the rules.',
    body: noBody,
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
    body: body({ personId: id, maxUses: describedOptional(describedInteger({ max: 100 })) }),
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
    path: '/control/unstated-limits',
    summary: 'Limits the platform gives no numbers of; those that are not named limit nobody.',
    body: body({
      oldEdits: describedOptional(describedInteger()),
      nonMemberBans: describedOptional(describedInteger()),
      directChannels: describedOptional(describedInteger()),
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
