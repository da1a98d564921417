import type { API } from '@discordjs/core/http-only';
import { MessageFlags, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { m } from '#texts';
import { NO_PINGS } from '../../bot/message-of.ts';
import { forgiving } from '../../discord/forgiving.ts';
import { findOwnMessage, nonceOf } from './find-own-message.ts';
import type { SettleStep } from './settle-step.ts';

/** The person wants no messages from the bot, or shares no server with it; they are told on the site. */
const INBOX_CLOSED = [
  Code.CannotSendMessagesToThisUser,
  Code.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
  Code.UnknownUser,
];

/** Tells the person that their ban is lifted, once. */
export const announceLift: SettleStep = async ({ ctx: { api, site }, effects }, appeal) => {
  if (appeal.lifted_at === null || appeal.announced !== null) return;
  const begunAt = await effects.beginAnnouncing(appeal);
  const content = m.appeal_lifted({ url: site.supportUrl }, { locale: appeal.locale });
  const sent = await forgiving(
    INBOX_CLOSED,
    send(api, { userId: appeal.user_id, nonce: nonceOf(appeal.id) }, content, begunAt),
  );
  await effects.noteAnnounced(appeal, sent === undefined ? 'refused' : 'sent');
};

async function send(
  api: API,
  { userId, nonce }: { userId: string; nonce: string },
  content: string,
  begunAt: Date | null,
): Promise<true> {
  const { id: channelId } = await api.users.createDM(userId);
  const isIt = (message: { content: string; author: { bot?: boolean } }) =>
    message.author.bot === true && message.content === content;
  if (begunAt !== null && (await findOwnMessage(api, { channelId, since: begunAt, isIt })) !== undefined) return true;
  const body = { content, allowed_mentions: NO_PINGS, flags: MessageFlags.SuppressEmbeds };
  await api.channels.createMessage(channelId, { ...body, nonce, enforce_nonce: true });
  return true;
}
