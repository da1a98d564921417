import type { GuildFixture } from '../fixtures.ts';
import type { World } from '../world.ts';

/** The data of an event, as the stand-in sends it. */
export type EventData = Parameters<World['simulator']['control']['sendEvent']>[1];

/** The gateway event of a message that the guild's member wrote into its channel. */
export function gatewayMessage(
  { id: guildId, channelId, member }: GuildFixture,
  changes: EventData & { id: string },
): EventData {
  return {
    guild_id: guildId,
    channel_id: channelId,
    type: 0,
    content: '',
    timestamp: new Date().toISOString(),
    edited_timestamp: null,
    author: { id: member.id, username: 'member', discriminator: '0', global_name: null, avatar: null },
    member: { roles: [], joined_at: new Date(0).toISOString(), deaf: false, mute: false, flags: 0 },
    attachments: [],
    embeds: [],
    mentions: [],
    mention_roles: [],
    mention_everyone: false,
    pinned: false,
    tts: false,
    ...changes,
  };
}
