import type { SettingsCache } from '../../../bot/settings-cache.ts';
import type { Ledger, EarningRules } from '../../economy/index.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import { countEachMinute, createVoiceMinutes } from './count-minutes.ts';
import { rememberRooms } from './voice-memory.ts';
import { VoiceRooms } from './voice-rooms.ts';
import { watchVoice } from './watch-voice.listeners.ts';

interface Needs extends Pick<Frame, 'log'> {
  settingsCache: SettingsCache;
  ledger: Pick<Ledger, 'gainXp'>;
  earningRules: EarningRules;
}

/** Experience for minutes in voice, in guilds with boost. */
export const voiceXpFeature = defineFeature({
  name: 'voice-xp',
  open: ({ log, settingsCache: settings, ledger, earningRules }: Needs) => {
    const rooms = new VoiceRooms();
    const voiceMinutes = createVoiceMinutes({ rooms, settings, ledger, earningRules, log });
    return {
      services: { voiceMinutes },
      listeners: watchVoice(rooms),
      memories: [rememberRooms(rooms)],
      tasks: [() => countEachMinute(voiceMinutes, log)],
    };
  },
});
