import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../../../bot/define-listener.ts';
import type { LogBook } from '../../entries/log-book.ts';
import type { LogDraft } from '../../entries/draft.ts';
import type { ObservedGuilds } from '../observed/observed-guilds.ts';
import type { VoiceStay, VoiceStays } from './voice-stays.ts';

interface Deps {
  logBook: LogBook;
  observed: ObservedGuilds;
  stays: VoiceStays;
}

/** Logs members who join, switch and leave voice channels. Muting oneself is not logged. */
export function voiceListeners({ logBook, observed, stays }: Deps): Listener[] {
  return [
    defineListener(Event.GuildCreate, (_bot, { id, voice_states: states }) => stays.start(id, states)),
    defineListener(Event.GuildDelete, (_bot, { id }) => stays.forget(id)),
    defineListener(Event.VoiceStateUpdate, (_bot, data, _shardId, eventId) => {
      const { guild_id: guildId, user_id: userId, channel_id: to, member } = data;
      if (guildId === undefined) return undefined;
      const before = stays.move(guildId, userId, to);
      if ((before?.channelId ?? null) === to) return undefined;
      const person = { id: userId, name: member?.user.username ?? null };
      const named = (id: string) => ({ id, name: observed.get(guildId)?.channels.get(id)?.name ?? null });
      const draft = draftOf(guildId, person, before, to, named);
      return draft === null ? undefined : logBook.write({ ...draft, key: eventId });
    }),
  ];
}

type NameChannel = (channelId: string) => { id: string; name: string | null };

function draftOf(
  guildId: string,
  person: { id: string; name: string | null },
  before: VoiceStay | null,
  to: string | null,
  named: NameChannel,
): LogDraft | null {
  const shared = { guildId, who: { by: person }, target: { kind: 'member' as const, ...person } };
  if (before === null) return to === null ? null : { ...shared, event: 'voiceJoin', channel: named(to), details: {} };
  const from = named(before.channelId);
  if (to !== null) return { ...shared, event: 'voiceMove', channel: named(to), details: { from } };
  const durationMs = before.since === null ? null : Date.now() - before.since;
  return { ...shared, event: 'voiceLeave', channel: from, details: { durationMs } };
}
