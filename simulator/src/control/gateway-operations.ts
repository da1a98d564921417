import { PRIVILEGED_INTENTS } from '../state/application.ts';
import { dropConnections } from '../gateway/disturbances.ts';
import {
  body,
  id,
  listOf,
  describedChoice,
  describedOptional,
  describedText,
  describedFlag,
} from '../protocol/described.ts';
import { noBody, type Operation, operation } from './operation.ts';

const resumable = body({ resumable: describedFlag });
const intents = listOf(describedChoice(PRIVILEGED_INTENTS));

/** Operations on the gateway and the applications that connect to it. */
export const gatewayOperations: Operation[] = [
  operation({
    method: 'POST',
    path: '/control/gateway/drop',
    summary: 'Closes all connections; sessions that may not be resumed are forgotten.',
    body: resumable,
    answer: null,
    run: ({ platform, body: how }) => dropConnections(platform.gateway, how),
  }),
  operation({
    method: 'PUT',
    path: '/control/gateway/frozen',
    summary: 'While frozen, connections stay open and nothing is sent, not even the answer to a heartbeat.',
    body: body({ frozen: describedFlag }),
    answer: null,
    run: ({ control, body: { frozen } }) => control.freezeGateway(frozen),
  }),
  operation({
    method: 'POST',
    path: '/control/gateway/reconnect',
    summary: 'Asks every client to reconnect and resume (opcode 7).',
    body: noBody,
    answer: null,
    run: ({ control }) => control.askReconnect(),
  }),
  operation({
    method: 'POST',
    path: '/control/gateway/heartbeat',
    summary: 'Asks every client for a heartbeat (opcode 1).',
    body: noBody,
    answer: null,
    run: ({ control }) => control.askHeartbeat(),
  }),
  operation({
    method: 'POST',
    path: '/control/gateway/invalidate',
    summary: 'Tells every client that its session is invalid (opcode 9).',
    body: resumable,
    answer: null,
    run: ({ control, body: how }) => control.invalidateSessions(how),
  }),
  operation({
    method: 'GET',
    path: '/control/applications',
    summary: 'All applications with their secrets and tokens.',
    body: noBody,
    answer: { type: 'array', items: { type: 'object' } },
    run: ({ control }) => control.applications(),
  }),
  operation({
    method: 'POST',
    path: '/control/applications',
    summary: 'Adds an application with a bot of its own, which is in no guild yet.',
    body: body({
      name: describedText(32),
      redirectUris: describedOptional(listOf(describedText())),
      privilegedIntents: describedOptional(intents),
    }),
    answer: { type: 'object' },
    run: ({ control, body: { name, redirectUris, privilegedIntents } }) =>
      control.addApplication({
        name,
        ...(redirectUris === undefined ? {} : { redirectUris }),
        ...(privilegedIntents === undefined ? {} : { privilegedIntents }),
      }),
  }),
  operation({
    method: 'PUT',
    path: '/control/applications/:applicationId/intents',
    summary: 'Switches on these privileged intents, and the others off.',
    body: body({ intents }),
    answer: null,
    run: ({ control, body: { intents: enabled }, param }) => control.setIntents(param('applicationId'), enabled),
  }),
  operation({
    method: 'PUT',
    path: '/control/applications/:applicationId/redirects',
    summary: 'Registers these redirect addresses, and no others.',
    body: body({ redirectUris: listOf(describedText()) }),
    answer: null,
    run: ({ control, body: { redirectUris }, param }) => control.setRedirects(param('applicationId'), redirectUris),
  }),
  operation({
    method: 'PUT',
    path: '/control/applications/:applicationId/quarantine',
    summary: 'Flags the bot as abusive, or not: it opens no new direct channels and enters no new guilds (20026).',
    body: body({ on: describedFlag }),
    answer: null,
    run: ({ control, body: { on }, param }) => control.setQuarantine(param('applicationId'), on),
  }),
  operation({
    method: 'PUT',
    path: '/control/applications/:applicationId/guilds/:guildId',
    summary: "Brings the application's bot into the guild, with these permissions.",
    body: body({ permissions: id }),
    answer: null,
    run: ({ control, body: { permissions }, param }) =>
      control.inviteBot({ applicationId: param('applicationId'), guildId: param('guildId'), permissions }),
  }),
];
