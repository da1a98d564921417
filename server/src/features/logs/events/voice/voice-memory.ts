import * as z from 'zod/mini';
import type { GuildMemory } from '../../../../bot/guilds/guild-memory.ts';
import type { VoiceStays } from './voice-stays.ts';

const placesSchema = z.array(z.tuple([z.string(), z.object({ channelId: z.string(), since: z.nullable(z.number()) })]));

/** Hands over who is in voice to the next process that runs the shard. */
export function rememberVoice(places: VoiceStays): GuildMemory {
  return {
    name: 'voicePlaces',
    save: places.save,
    restore(_bot, guildId, saved) {
      const read = z.safeParse(placesSchema, saved);
      if (read.success) places.restore(guildId, read.data);
    },
    forget: places.forget,
  };
}
