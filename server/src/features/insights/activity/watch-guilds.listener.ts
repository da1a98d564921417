import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../../bot/define-listener.ts';
import { isFromMember } from '../../../bot/from-member.ts';
import type { NoteActivity } from './activity-buffer.ts';

/** Counts messages, joins and leaves, without those of bots. */
export function watchGuilds(note: NoteActivity): readonly Listener[] {
  return [
    defineListener(Event.MessageCreate, (_ctx, message) => {
      if (isFromMember(message)) note(message.guild_id, 'messages');
    }),
    defineListener(Event.GuildMemberAdd, (_ctx, { guild_id: guildId, user }) => {
      if (user.bot !== true) note(guildId, 'joins');
    }),
    defineListener(Event.GuildMemberRemove, (_ctx, { guild_id: guildId, user }) => {
      if (user.bot !== true) note(guildId, 'leaves');
    }),
  ];
}
