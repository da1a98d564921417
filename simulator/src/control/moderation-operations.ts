import { actionFields } from '../http/action-body.ts';
import { body, id, describedNullable, describedInteger, describedFlag } from '../protocol/described.ts';
import { addMember, removeMember } from '../world/members.ts';
import { performAction } from '../world/moderation/moderation-action.ts';
import { createModerationControl } from './moderation-control.ts';
import { noBody, type Operation, operation } from './operation.ts';

/** Moderators' manual actions, and conditions that make a bot's actions fail. */
export const moderationOperations: Operation[] = [
  operation({
    method: 'POST',
    path: '/control/guilds/:guildId/acts',
    summary: 'A person or another bot bans, unbans, kicks, times out, ends a timeout, gives or takes a role.',
    body: body({ actorId: id, ...actionFields }),
    answer: null,
    run: ({ platform, param, body: { actorId, ...action } }) =>
      performAction(platform, param('guildId'), actorId, action),
  }),
  operation({
    method: 'PUT',
    path: '/control/audit-delay',
    summary: 'How long after an act its audit log entry appears; null for never.',
    body: body({ delayMs: describedNullable(describedInteger({ max: 600_000 })) }),
    answer: null,
    run: ({ platform, body: { delayMs } }) => createModerationControl(platform).setAuditDelay(delayMs),
  }),
  operation({
    method: 'PUT',
    path: '/control/people/:personId/inbox',
    summary: 'Whether the person takes direct messages; where not, writing to them fails with 50007.',
    body: body({ open: describedFlag }),
    answer: null,
    run: ({ platform, param, body: { open } }) => createModerationControl(platform).setInbox(param('personId'), open),
  }),
  operation({
    method: 'PUT',
    path: '/control/guilds/:guildId/roles/:roleId/position',
    summary: 'Moves a role as the owner does, above the bot’s for instance.',
    body: body({ position: describedInteger({ min: 1, max: 250 }) }),
    answer: null,
    run: ({ platform, param, body: { position } }) =>
      createModerationControl(platform).moveRole(param('guildId'), param('roleId'), position),
  }),
  operation({
    method: 'PUT',
    path: '/control/guilds/:guildId/members/:personId',
    summary: 'A person comes in.',
    body: noBody,
    answer: null,
    run: ({ platform, param }) => void addMember(platform, param('guildId'), param('personId')),
  }),
  operation({
    method: 'DELETE',
    path: '/control/guilds/:guildId/members/:personId',
    summary: 'A member leaves by themselves.',
    body: noBody,
    answer: null,
    run: ({ platform, param }) => removeMember(platform, param('guildId'), param('personId')),
  }),
];
