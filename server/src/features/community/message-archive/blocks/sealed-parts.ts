import * as z from 'zod/mini';
import { endOf, type StoredMessage } from '../stored-message.ts';

/** The part of a message that is stored in its block's encrypted body. */
type SealedPart = Omit<StoredMessage, 'guildId' | 'id' | 'sentAt' | 'isDeleted'>;

/** Fields that most messages do not have. */
const extrasSchema = z.object({
  parentId: z.optional(z.string()),
  forwarded: z.optional(z.array(z.object({ content: z.string(), files: z.array(z.string()) }))),
  attachments: z.optional(z.array(z.object({ name: z.string(), size: z.number(), url: z.string() }))),
  stickers: z.optional(z.array(z.string())),
  poll: z.optional(z.object({ question: z.string(), answers: z.array(z.string()) })),
  embeds: z.optional(z.number()),
  mentions: z.optional(z.object({ members: z.array(z.string()), roles: z.array(z.string()), everyone: z.boolean() })),
});

/** Channel, author id, author name, content. A tuple saves the property names, which would repeat for every message. */
const partSchema = z.tuple([z.string(), z.string(), z.string(), z.string(), z.optional(extrasSchema)]);

const partsSchema = z.array(partSchema);

const NO_MENTIONS = { members: [], roles: [], everyone: false };

/** Serializes messages to the text that a block encrypts. */
export function writeSealedParts(messages: readonly StoredMessage[]): string {
  return JSON.stringify(
    messages.map((message) => {
      const { channelId, author, content } = message;
      const written: z.infer<typeof partSchema> = [channelId, author.id, author.name, content];
      if (hasExtras(message)) written[4] = extrasOf(message);
      return written;
    }),
  );
}

/** Parses the parts in their original order. @throws for text that `writeSealedParts` did not produce. */
export function readSealedParts(text: string): SealedPart[] {
  return z.parse(partsSchema, JSON.parse(text)).map(([channelId, authorId, name, content, extras = {}]) => ({
    channelId,
    parentId: extras.parentId ?? null,
    author: { id: authorId, name },
    content,
    forwarded: extras.forwarded ?? [],
    attachments: (extras.attachments ?? []).map((file) => ({ ...file, expiresAt: endOf(file.url) })),
    stickers: extras.stickers ?? [],
    poll: extras.poll ?? null,
    embeds: extras.embeds ?? 0,
    mentions: extras.mentions ?? NO_MENTIONS,
  }));
}

function hasExtras({ parentId, forwarded, attachments, stickers, poll, embeds, mentions }: StoredMessage): boolean {
  const parts = forwarded.length + attachments.length + stickers.length + embeds;
  return parentId !== null || poll !== null || parts > 0 || hasMentions(mentions);
}

function extrasOf(message: StoredMessage): z.infer<typeof extrasSchema> {
  const { parentId, forwarded, attachments, stickers, poll, embeds, mentions } = message;
  return {
    ...(parentId !== null && { parentId }),
    ...(forwarded.length > 0 && { forwarded: forwarded.map(({ content, files }) => ({ content, files: [...files] })) }),
    ...(attachments.length > 0 && { attachments: attachments.map(({ name, size, url }) => ({ name, size, url })) }),
    ...(stickers.length > 0 && { stickers: [...stickers] }),
    ...(poll !== null && { poll: { question: poll.question, answers: [...poll.answers] } }),
    ...(embeds > 0 && { embeds }),
    ...(hasMentions(mentions) && {
      mentions: { ...mentions, members: [...mentions.members], roles: [...mentions.roles] },
    }),
  };
}

function hasMentions({ members, roles, everyone }: StoredMessage['mentions']): boolean {
  return members.length > 0 || roles.length > 0 || everyone;
}
