import * as z from 'zod/mini';
import { withDefault } from '../schemas/with-default.ts';

const optionalText = z.exactOptional(z.string());
const picture = z.exactOptional(z.object({ url: z.string() }));

/** See `RenderedEmbed`. */
const sentEmbedSchema = z.object({
  color: z.number(),
  author: z.exactOptional(z.object({ name: z.string(), url: optionalText, icon_url: optionalText })),
  title: optionalText,
  url: optionalText,
  description: optionalText,
  fields: z.exactOptional(
    z.array(z.object({ name: z.string(), value: z.string(), inline: withDefault(z.boolean(), false) })),
  ),
  image: picture,
  thumbnail: picture,
  footer: z.exactOptional(z.object({ text: z.string(), icon_url: optionalText })),
  timestamp: optionalText,
});

/** A test message: where it was sent, and its content. */
export const sentMessageSchema = z.object({
  channelId: z.string(),
  id: z.string(),
  content: z.string(),
  embed: z.nullable(sentEmbedSchema),
});
export type SentMessage = z.infer<typeof sentMessageSchema>;

/** The response to testing a message. */
export const testReply = z.object({ message: z.string(), sent: sentMessageSchema });
