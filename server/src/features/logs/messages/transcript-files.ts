import type { Locale } from '@perigee/core/base/locales/locales';
import type { LogEntry } from '@perigee/core/logs/entry';
import type { ReplyFile } from '../../../bot/command-context.ts';
import type { GuildDirectory } from '../../community/index.ts';
import { channelNameOf } from './channel-name.ts';
import type { TranscriptStore } from './transcript-store.ts';
import { writeTranscript } from './write-transcript.ts';

/** Transcripts of entries, as files of their message. */
export interface TranscriptFiles {
  of(guildId: string, entries: readonly LogEntry[], locale: Locale): Promise<ReplyFile[]>;
}

/** Maximum size of a message's files, in bytes, below the platform's limit; larger transcripts are only on the site. */
const BYTES_MAX = 8 * 1024 * 1024;

export function createTranscriptFiles(store: TranscriptStore, directory: Pick<GuildDirectory, 'get'>): TranscriptFiles {
  return {
    async of(guildId, entries, locale) {
      const files: ReplyFile[] = [];
      let left = BYTES_MAX;
      for (const entry of entries) {
        if (entry.event !== 'messageDeleteBulk' || !entry.details.hasTranscript) continue;
        const transcript = await store.find(guildId, entry.id);
        if (transcript === null) continue;
        const channelName = await channelNameOf(directory, guildId, entry.channel?.id);
        for (const format of ['txt', 'html'] as const) {
          const file = writeTranscript({ transcript, entry, channelName, format, locale });
          if (file.data.length > left) continue;
          left -= file.data.length;
          files.push(file);
        }
      }
      return files;
    },
  };
}
