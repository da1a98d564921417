import * as z from 'zod/mini';
import type { GuildMemory } from '../../../../bot/guilds/guild-memory.ts';
import type { VoiceStays } from './voice-stays.ts';

const staysSchema = z.array(z.tuple([z.string(), z.object({ channelId: z.string(), since: z.nullable(z.number()) })]));

/** Hands over who is in voice to the next process that runs the shard. */
export function rememberVoice(stays: VoiceStays): GuildMemory {
  return {
    name: 'voicePlaces',
    save: stays.save,
    restore(_bot, guildId, saved) {
      const read = z.safeParse(staysSchema, saved);
      if (read.success) stays.restore(guildId, read.data);
    },
    forget: stays.forget,
  };
}
