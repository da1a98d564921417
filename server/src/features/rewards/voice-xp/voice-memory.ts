import * as z from 'zod/mini';
import type { GuildMemory } from '../../../bot/guilds/guild-memory.ts';
import type { VoiceRooms } from './voice-rooms.ts';

const speakerSchema = z.object({
  channelId: z.string(),
  isBot: z.boolean(),
  isDeaf: z.boolean(),
  roleIds: z.array(z.string()),
  joinedAt: z.nullable(
    z.pipe(
      z.iso.datetime(),
      z.transform((written: string) => new Date(written)),
    ),
  ),
});

const roomsSchema = z.object({
  afkChannelId: z.nullable(z.string()),
  speakers: z.array(z.tuple([z.string(), speakerSchema])),
});

/** Hands the members in voice over to the next process that runs the shard. */
export function rememberRooms(rooms: VoiceRooms): GuildMemory {
  return {
    name: 'voiceRooms',
    save: (guildId) => rooms.save(guildId),
    restore(_bot, guildId, saved) {
      const read = z.safeParse(roomsSchema, saved);
      if (read.success) rooms.set(guildId, read.data.afkChannelId, read.data.speakers);
    },
    forget: (guildId) => rooms.forget(guildId),
  };
}
