import { type LogEntry, logEntry } from '@perigee/core/logs/entry';
import type { LogDetails } from '@perigee/core/logs/details';
import type { LogEvent } from '@perigee/core/logs/events';
import type { LogPerson, LogTarget } from '@perigee/core/logs/parts';
import type { Locale } from '@perigee/core/base/locales/locales';
import * as z from 'zod/mini';
import { m } from '#texts';

interface ExampleOf {
  /** The person shown in every role. */
  person: LogPerson;
  channelId: string;
  locale: Locale;
  now: Date;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ACCENT = 0x00_a6_ff;
const NO_ID = '0';

/** A made-up entry of that event. */
export function exampleOf(event: LogEvent, input: ExampleOf): LogEntry {
  const { person, channelId, locale, now } = input;
  return z.parse(logEntry, {
    id: NO_ID,
    event,
    at: now.toISOString(),
    actor: person,
    certainty: AUDITED.has(event) ? 'auditLog' : 'known',
    reason: event.startsWith('moderation') ? m.log_example_reason({}, { locale }) : null,
    target: TARGETS[event]?.(input) ?? { kind: 'member', ...person },
    channel: { id: channelId, name: null },
    details: detailsOf(input)[event],
  });
}

const AUDITED: ReadonlySet<LogEvent> = new Set<LogEvent>([
  'messageDelete',
  'messageDeleteBulk',
  'roleCreate',
  'roleEdit',
  'roleDelete',
  'channelCreate',
  'channelEdit',
  'channelDelete',
  'serverEdit',
  'botAdd',
  'threadCreate',
  'threadEdit',
  'threadDelete',
  'webhookChange',
  'voiceMute',
  'inviteDelete',
  'emojiChange',
  'stickerChange',
  'integrationChange',
  'scheduledEventChange',
  'automodRuleChange',
]);

const roleTarget = ({ locale }: ExampleOf): LogTarget => ({
  kind: 'role',
  id: NO_ID,
  name: m.log_example_role({}, { locale }),
});
const channelTarget = ({ channelId }: ExampleOf): LogTarget => ({ kind: 'channel', id: channelId, name: null });

const TARGETS: Partial<Record<LogEvent, (input: ExampleOf) => LogTarget>> = {
  roleCreate: roleTarget,
  roleEdit: roleTarget,
  roleDelete: roleTarget,
  channelCreate: channelTarget,
  channelEdit: channelTarget,
  channelDelete: channelTarget,
  threadCreate: channelTarget,
  threadEdit: channelTarget,
  threadDelete: channelTarget,
};

function detailsOf(input: ExampleOf): { [Event in LogEvent]: LogDetails<Event> } {
  return {
    ...ofMessages(input),
    ...ofRoles(input),
    ...ofMembers(input),
    ...ofChannels(input),
    ...ofServer(input),
    ...ofAudited(input),
  };
}

function ofMessages({ person, locale }: ExampleOf) {
  const before = m.log_example_before({}, { locale });
  const message = { messageId: NO_ID, author: person };
  return {
    messageDelete: { ...message, text: before, attachments: [] },
    messageEdit: { ...message, before, after: m.log_example_after({}, { locale }), removed: [] },
    messageDeleteBulk: { count: 42, known: 40, authors: [{ person, count: 40 }], hasTranscript: false },
  };
}

function ofRoles({ locale }: ExampleOf) {
  const name = m.log_example_role({}, { locale });
  const state = { name, color: ACCENT, hoist: false, mentionable: true, permissions: ['SendMessages' as const] };
  const after = m.log_example_role_new({}, { locale });
  return {
    roleCreate: state,
    roleDelete: state,
    roleEdit: {
      name: after,
      color: ACCENT,
      changes: [{ kind: 'text' as const, field: 'name' as const, before: name, after }],
      permissions: { added: ['ManageMessages' as const], removed: ['MentionEveryone' as const] },
    },
  };
}

function ofMembers({ person, locale, now, channelId }: ExampleOf) {
  const lasting = { caseNumber: 1, source: 'command' as const, rule: null };
  const unending = { ...lasting, durationMs: null, endsAt: null };
  const ending = { ...lasting, durationMs: HOUR_MS, endsAt: new Date(now.getTime() + HOUR_MS).toISOString() };
  const role = { id: NO_ID, name: m.log_example_role({}, { locale }) };
  return {
    moderationWarn: unending,
    moderationMute: ending,
    moderationKick: unending,
    moderationBan: ending,
    moderationUnmute: unending,
    moderationUnban: unending,
    memberJoin: {
      accountCreatedAt: new Date(now.getTime() - 30 * DAY_MS).toISOString(),
      isBot: false,
      memberCount: 100,
      invite: { code: 'example', inviter: person },
    },
    memberLeave: { joinedAt: new Date(now.getTime() - DAY_MS).toISOString(), how: 'left' as const, roles: [role] },
    memberNickname: { before: null, after: m.log_example_nick({}, { locale }) },
    memberRoles: { added: [role], removed: [] },
    voiceJoin: {},
    voiceLeave: { durationMs: HOUR_MS },
    voiceMove: { from: { id: channelId, name: null } },
  };
}

function ofChannels({ locale }: ExampleOf) {
  const name = m.log_example_channel({}, { locale });
  const state = { name, type: 0, parent: null };
  return {
    channelCreate: state,
    channelDelete: state,
    channelEdit: {
      ...state,
      changes: [{ kind: 'duration' as const, field: 'slowmode' as const, before: 0, after: 10_000 }],
      overwrites: [],
    },
  };
}

function ofAudited({ locale }: ExampleOf) {
  const name = m.log_example_channel({}, { locale });
  const made = { act: 'created' as const, id: NO_ID, name, changes: [] };
  const gone = { ...made, act: 'deleted' as const };
  const archived = { kind: 'switch' as const, field: 'archived' as const, before: false, after: true };
  const microphone = { kind: 'switch' as const, field: 'voiceMute' as const, before: false, after: true };
  return {
    automodAlert: { measure: 'blocked' as const, rule: null },
    botAdd: made,
    threadCreate: made,
    threadEdit: { ...made, act: 'edited' as const, changes: [archived] },
    threadDelete: gone,
    webhookChange: made,
    voiceMute: { changes: [microphone] },
    inviteDelete: { ...gone, id: 'example', name: null },
    emojiChange: made,
    stickerChange: made,
    integrationChange: made,
    scheduledEventChange: made,
    automodRuleChange: made,
  };
}

function ofServer({ locale }: ExampleOf) {
  const after = m.log_example_role_new({}, { locale });
  return {
    serverEdit: {
      changes: [{ kind: 'text' as const, field: 'name' as const, before: m.log_example_role({}, { locale }), after }],
    },
    inviteCreate: { code: 'example', maxAgeMs: DAY_MS, maxUses: 0, isTemporary: false },
    commandUse: { command: 'warn', input: '' },
    settingsSave: {
      section: 'general',
      version: 1,
      changes: [{ path: ['prefix'], before: '!', after: '?' }],
      changeCount: 1,
    },
  };
}
