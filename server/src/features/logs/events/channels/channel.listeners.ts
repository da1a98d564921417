import { type APIChannel, AuditLogEvent, GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../../../bot/define-listener.ts';
import type { LogBook } from '../../entries/log-book.ts';
import type { LogDraft, DraftActor } from '../../entries/draft.ts';
import { type ChannelFacts, channelFacts } from '../observed/channel-facts.ts';
import type { ObservedGuild, ObservedGuilds } from '../observed/observed-guilds.ts';
import { channelChanges } from './channel-changes.ts';
import { overwriteChanges } from './overwrite-changes.ts';

interface Deps {
  logBook: LogBook;
  observed: ObservedGuilds;
}

/** Logs channels that are created, changed and deleted. */
export function channelListeners({ logBook, observed }: Deps): Listener[] {
  return [
    defineListener(Event.ChannelCreate, async (_bot, channel, _shardId, eventId) => {
      const facts = channelFacts(channel);
      observed.get(channel.guild_id)?.channels.set(facts.id, facts);
      const draft = stateDraft('channelCreate', channel.guild_id, facts, observed, AuditLogEvent.ChannelCreate);
      await logBook.write({ ...draft, key: eventId });
    }),
    defineListener(Event.ChannelDelete, async (_bot, channel, _shardId, eventId) => {
      const facts = channelFacts(channel);
      const draft = stateDraft('channelDelete', channel.guild_id, facts, observed, AuditLogEvent.ChannelDelete);
      observed.get(channel.guild_id)?.channels.delete(facts.id);
      await logBook.write({ ...draft, key: eventId });
    }),
    defineListener(Event.ChannelUpdate, async (bot, channel, _shardId, eventId) => {
      const guild = observed.get(channel.guild_id);
      const after = channelFacts(channel);
      const before = guild?.channels.get(after.id);
      guild?.channels.set(after.id, after);
      if (!(await logBook.wants(channel.guild_id, 'channelEdit', [after.id, after.parentId]))) return;
      if (guild === undefined) observed.observe(bot, channel.guild_id);
      const draft = editDraft(channel, before, after, guild);
      if (draft !== null) await logBook.write({ ...draft, key: eventId });
    }),
  ];
}

const OVERWRITE_ENTRIES = [
  AuditLogEvent.ChannelOverwriteCreate,
  AuditLogEvent.ChannelOverwriteUpdate,
  AuditLogEvent.ChannelOverwriteDelete,
];

/** Null where nothing worth logging changed. */
function editDraft(
  { guild_id: guildId }: APIChannel & { guild_id: string },
  before: ChannelFacts | undefined,
  after: ChannelFacts,
  guild: ObservedGuild | undefined,
): LogDraft | null {
  const nameOf = (id: string) => guild?.channels.get(id)?.name ?? null;
  const changes = before === undefined ? [] : channelChanges(before, after, nameOf);
  const overwrites =
    before === undefined
      ? []
      : overwriteChanges(before.overwrites, after.overwrites, (id) => guild?.roleNames.get(id) ?? null);
  if (before !== undefined && changes.length === 0 && overwrites.length === 0) return null;
  const actions =
    changes.length > 0 || before === undefined
      ? [AuditLogEvent.ChannelUpdate, ...OVERWRITE_ENTRIES]
      : OVERWRITE_ENTRIES;
  return {
    ...channelParts(guildId, after),
    event: 'channelEdit',
    who: byEntry(actions, after.id),
    details: { ...describeChannel(after, guild), changes, overwrites },
  };
}

function stateDraft(
  event: 'channelCreate' | 'channelDelete',
  guildId: string,
  facts: ChannelFacts,
  observed: ObservedGuilds,
  action: AuditLogEvent,
): LogDraft {
  const details = describeChannel(facts, observed.get(guildId));
  return { ...channelParts(guildId, facts), event, who: byEntry([action], facts.id), details };
}

function channelParts(guildId: string, { id, name, parentId }: ChannelFacts) {
  return {
    guildId,
    target: { kind: 'channel' as const, id, name },
    channel: { id, name },
    within: [parentId],
  };
}

function describeChannel({ name, type, parentId }: ChannelFacts, guild: ObservedGuild | undefined) {
  const parent = parentId === null ? null : { id: parentId, name: guild?.channels.get(parentId)?.name ?? null };
  return { name, type, parent };
}

function byEntry(actions: AuditLogEvent[], targetId: string): DraftActor {
  return { match: { actions, targetId }, otherwise: 'unknown' };
}
