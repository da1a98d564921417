import { holds } from '@perigee/core/base/permissions/permissions';
import { cutText } from '@perigee/core/base/text/cut';
import type { APIEmbed } from 'discord-api-types/v10';
import { escapeText } from '../../texts/people-text.ts';
import type { Reply, ReplyBody } from '../command-context.ts';

/** The platform's limit of a message, in UTF-16 code units. */
const CONTENT_MAX = 2_000;

type ReplyWith = (body: ReplyBody) => Promise<Reply>;

/**
 * Answers of a typed command as the channel allows them: the platform drops embeds silently where the bot may not embed
 * links, and refuses files, so embeds are written as text and files are left out.
 */
export function replyWithin(botPermissions: bigint, reply: ReplyWith): ReplyWith {
  const mayEmbed = holds(botPermissions, 'EmbedLinks');
  const mayAttach = holds(botPermissions, 'AttachFiles');
  if (mayEmbed && mayAttach) return reply;
  const allowed = ({ embeds = [], files = [], content = '', ...body }: ReplyBody): ReplyBody => ({
    ...body,
    content: mayEmbed ? content : cutText([content, ...embeds.map(writeEmbed)].filter(Boolean).join('\n'), CONTENT_MAX),
    ...(mayEmbed && { embeds }),
    ...(mayAttach && { files }),
  });
  return async (body) => {
    const sent = await reply(allowed(body));
    return { ...sent, edit: (changed) => sent.edit(allowed(changed)) };
  };
}

function writeEmbed({ title, description, fields = [], footer }: APIEmbed): string {
  const lines = fields.map(({ name, value }) => `${name}: ${value}`);
  // A title shows no markup, which it would in the text.
  const heading = title === undefined ? undefined : `**${escapeText(title)}**`;
  return [heading, description, ...lines, footer?.text].filter((line) => line !== undefined && line !== '').join('\n');
}
