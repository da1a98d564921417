import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as z from 'zod/mini';
import type { StoredMessage } from '../../community/index.ts';

const messageSchema = z.object({
  id: z.string(),
  author: z.object({ id: z.string(), name: z.string() }),
  at: z.string(),
  text: z.string(),
  forwarded: z.array(z.string()),
  files: z.array(z.object({ name: z.string(), url: z.string() })),
  /** Names; missing where there are none, and in older transcripts. */
  stickers: z.optional(z.array(z.string())),
  poll: z.optional(z.object({ question: z.string(), answers: z.array(z.string()) })),
  embeds: z.int(),
});
const transcriptSchema = z.object({ isCut: z.boolean(), messages: z.array(messageSchema) });

/** The messages of a bulk deletion that were archived, oldest first. */
export type Transcript = z.infer<typeof transcriptSchema>;
export type TranscriptMessage = Transcript['messages'][number];

/** Maximum size of a transcript before it is packed, in UTF-16 code units; the newest messages are kept. */
const CHARACTERS_MAX = 6_000_000;

/** Messages as a transcript, oldest first. */
export function transcriptOf(stored: readonly StoredMessage[]): Transcript {
  let left = CHARACTERS_MAX;
  const messages: TranscriptMessage[] = [];
  for (const message of stored.toReversed()) {
    const kept = {
      id: message.id,
      author: message.author,
      at: message.sentAt.toISOString(),
      text: message.content,
      forwarded: message.forwarded.map(({ content }) => content),
      files: message.attachments.map(({ name, url }) => ({ name, url })),
      ...(message.stickers.length > 0 && { stickers: [...message.stickers] }),
      ...(message.poll !== null && { poll: { ...message.poll, answers: [...message.poll.answers] } }),
      embeds: message.embeds,
    };
    left -= JSON.stringify(kept).length;
    if (left < 0) break;
    messages.push(kept);
  }
  return { isCut: messages.length < stored.length, messages: messages.toReversed() };
}

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** Compresses a transcript. */
export async function packTranscript(transcript: Transcript): Promise<Buffer> {
  return zip(JSON.stringify(transcript));
}

/** Reverses `packTranscript`. @throws for any other data. */
export async function unpackTranscript(packed: Buffer): Promise<Transcript> {
  return z.parse(transcriptSchema, JSON.parse((await unzip(packed)).toString('utf8')));
}
