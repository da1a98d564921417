import * as z from 'zod/mini';
import { LISTED_PERMISSIONS } from '../base/permissions/listed-permissions.ts';
import { CASE_SOURCES } from '../moderation/cases/case.ts';
import { sectionFieldChange } from '../base/sections/field-change.ts';
import { logChange } from './changes.ts';
import { logPerson, named } from './parts.ts';

const permissions = z.array(z.enum(LISTED_PERMISSIONS));

/** A file of a message. Only the platform's link is stored, which expires; the file itself is not. */
const attachment = z.object({
  name: z.string(),
  url: z.nullable(z.string()),
  /** When the link expires, ISO 8601, where known. */
  endsAt: z.nullable(z.string()),
});
export type LogAttachment = z.infer<typeof attachment>;

/** What a message carries beside its text and files. */
const heldParts = z.object({
  /** Messages that it forwards, with the names of their files. */
  forwarded: z.array(z.object({ text: z.string(), files: z.array(z.string()) })),
  /** Names of its stickers. */
  stickers: z.array(z.string()),
  poll: z.nullable(z.object({ question: z.string(), answers: z.array(z.string()) })),
});
export type LogHeldParts = z.infer<typeof heldParts>;

/** Messages that are never stored: of other bots, of webhooks, and the platform's own notices. */
export const UNKEPT_KINDS = ['bot', 'webhook', 'system'] as const;
export type UnkeptKind = (typeof UNKEPT_KINDS)[number];

/** Texts are stored as written; null where the message was never stored. */
const messageDelete = z.object({
  messageId: z.string(),
  author: z.nullable(logPerson),
  text: z.nullable(z.string()),
  attachments: z.array(attachment),
  /** Missing where it carried nothing else, and in older entries. */
  held: z.optional(heldParts),
  /** For a message that is never stored; missing for members' messages, and where it is not known. */
  unkept: z.optional(z.enum(UNKEPT_KINDS)),
});

const messageEdit = z.object({
  messageId: z.string(),
  author: logPerson,
  before: z.nullable(z.string()),
  after: z.string(),
  /** Files that were removed from it. */
  removed: z.array(attachment),
});

const messageDeleteBulk = z.object({
  count: z.int(),
  /** How many of them were stored, and are in the transcript. */
  known: z.int(),
  /** Their authors, most messages first, at most ten. */
  authors: z.array(z.object({ person: logPerson, count: z.int() })),
  hasTranscript: z.boolean(),
});

const role = {
  name: z.string(),
  /** 0xRRGGBB; 0 is none. */
  color: z.int(),
};

const roleState = z.object({ ...role, permissions, hoist: z.boolean(), mentionable: z.boolean() });

const roleEdit = z.object({
  ...role,
  changes: z.array(logChange),
  permissions: z.object({ added: permissions, removed: permissions }),
});

/** Every moderation event belongs to the case of that number. */
const punishment = z.object({
  caseNumber: z.int(),
  source: z.enum(CASE_SOURCES),
  /** The automoderation rule, if one caused it. */
  rule: z.nullable(z.string()),
  /** Null where it does not end by itself. */
  durationMs: z.nullable(z.int()),
  /** ISO 8601. */
  endsAt: z.nullable(z.string()),
});

const memberJoin = z.object({
  /** ISO 8601. */
  accountCreatedAt: z.string(),
  isBot: z.boolean(),
  /** Number of members afterwards. */
  memberCount: z.nullable(z.int()),
  /** The invite used, where it can be determined; its channel is missing in older entries. */
  invite: z.nullable(
    z.object({ code: z.string(), inviter: z.nullable(logPerson), channelId: z.optional(z.nullable(z.string())) }),
  ),
});

export const LEAVE_KINDS = ['left', 'kicked', 'banned'] as const;

const memberLeave = z.object({
  /** ISO 8601; null where unknown. */
  joinedAt: z.nullable(z.string()),
  /** Null until it is known. */
  how: z.nullable(z.enum(LEAVE_KINDS)),
  roles: z.array(named),
});

const memberNickname = z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) });
const memberRoles = z.object({ added: z.array(named), removed: z.array(named) });

const channel = {
  name: z.string(),
  /** The platform's channel type number. */
  type: z.int(),
  /** Its category. */
  parent: z.nullable(named),
};

const channelState = z.object(channel);

const channelEdit = z.object({
  ...channel,
  changes: z.array(logChange),
  /** Changed permission overwrites: what each one now allows, denies, or leaves unset. */
  overwrites: z.array(
    z.object({
      kind: z.enum(['role', 'member']),
      ...named.shape,
      allowed: permissions,
      denied: permissions,
      unset: permissions,
    }),
  ),
});

const voiceJoin = z.object({});
const voiceLeave = z.object({ durationMs: z.nullable(z.int()) });
/** The entry's channel is the one the member is in now. */
const voiceMove = z.object({ from: named });

const serverEdit = z.object({ changes: z.array(logChange) });

const inviteCreate = z.object({
  code: z.string(),
  /** Null where it does not expire. */
  maxAgeMs: z.nullable(z.int()),
  /** 0 where there is no limit. */
  maxUses: z.int(),
  isTemporary: z.boolean(),
  /** The roles that it gives; missing where it gives none. */
  roles: z.optional(z.array(named)),
});

const commandUse = z.object({
  /** With its subcommand, such as `case view`. */
  command: z.string(),
  /** Its arguments as they would be typed; empty for none. */
  input: z.string(),
});

const settingsSave = z.object({
  section: z.string(),
  version: z.int(),
  changes: z.array(sectionFieldChange),
  /** Full number of changes; `changes` has only the first ones. */
  changeCount: z.int(),
});

export const AUDITED_ACTS = ['created', 'edited', 'deleted'] as const;

/** Something that only the platform's audit log tells of: a thread, an emoji, a webhook. */
const audited = z.object({
  act: z.enum(AUDITED_ACTS),
  /** Its id, or an invite's code. */
  id: z.nullable(z.string()),
  /** Null where the platform does not tell it: of an edit that leaves the name. */
  name: z.nullable(z.string()),
  changes: z.array(logChange),
});
export type AuditedDetails = z.infer<typeof audited>;

/** What the platform's own automoderation did, and its rule by name. */
export const NATIVE_MEASURES = ['blocked', 'flagged', 'timedOut', 'quarantined'] as const;
const automodAlert = z.object({ measure: z.enum(NATIVE_MEASURES), rule: z.nullable(z.string()) });

const voiceMute = z.object({ changes: z.array(logChange) });

/** Details of each event besides actor, channel and target; enough to show it in chat and on the web. */
export const LOG_DETAILS = {
  messageDelete,
  messageEdit,
  messageDeleteBulk,
  roleCreate: roleState,
  roleEdit,
  roleDelete: roleState,
  moderationWarn: punishment,
  moderationMute: punishment,
  moderationKick: punishment,
  moderationBan: punishment,
  moderationUnmute: punishment,
  moderationUnban: punishment,
  automodAlert,
  memberJoin,
  memberLeave,
  memberNickname,
  memberRoles,
  botAdd: audited,
  channelCreate: channelState,
  channelEdit,
  channelDelete: channelState,
  threadCreate: audited,
  threadEdit: audited,
  threadDelete: audited,
  webhookChange: audited,
  voiceJoin,
  voiceLeave,
  voiceMove,
  voiceMute,
  serverEdit,
  inviteCreate,
  inviteDelete: audited,
  emojiChange: audited,
  stickerChange: audited,
  integrationChange: audited,
  scheduledEventChange: audited,
  automodRuleChange: audited,
  commandUse,
  settingsSave,
} as const;

/** The details of one event, or of any. */
export type LogDetails<Event extends keyof typeof LOG_DETAILS = keyof typeof LOG_DETAILS> = {
  [Name in Event]: z.infer<(typeof LOG_DETAILS)[Name]>;
}[Event];
