import type { Db } from '../../../database/database.ts';
import type { Seal } from '../../community/index.ts';
import { type Transcript, unpackTranscript } from './transcript.ts';

/** Reads the messages of bulk deletions; only this store knows that they are packed and encrypted. */
export interface TranscriptStore {
  /** Null where there is none, or it cannot be read. */
  find(guildId: string, entryId: string): Promise<Transcript | null>;
}

export function createTranscriptStore(db: Db, seal: Seal): TranscriptStore {
  return {
    async find(guildId, entryId) {
      const row = await db
        .selectFrom('log_transcripts')
        .select('body')
        .where('guild_id', '=', guildId)
        .where('entry_id', '=', entryId)
        .executeTakeFirst();
      const opened = row === undefined ? null : seal.open(guildId, entryId, row.body);
      return opened === null ? null : unpackTranscript(Buffer.from(opened, 'base64'));
    },
  };
}
