import type { core } from 'zod/mini';

/** What somebody may see of a server, as far as its log depends on it. */
export interface LogReader {
  /** Whether they can read what is written in this channel. */
  reads: (channelId: string) => boolean;
  /** Whether they can see this channel, and who is in it. */
  views: (channelId: string) => boolean;
  /** Whether an id is that of an existing channel, and if so whether they can see it; without looking up threads. */
  sightOf: (id: string) => 'seen' | 'hidden' | 'unknown';
  /** Whether no channel is hidden from them. */
  isAdministrator: boolean;
  /** The schema of a section of the settings; null where they may not see its values. */
  schemaOf: (section: string) => core.$ZodType | null;
}
