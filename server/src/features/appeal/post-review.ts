import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { BotContext } from '../../bot/bot-context.ts';
import { forgiving } from '../../discord/forgiving.ts';
import type { Appeal } from './appeal.ts';
import { findOwnMessage, nonceOf } from './find-own-message.ts';
import { platformProblem } from './platform-problem.ts';
import { describeReview } from './review-message.ts';
import type { SettleStep } from './settle-step.ts';

/** Posts an appeal in the review channel, once. */
export const postReview: SettleStep = async ({ ctx, effects }, appeal) => {
  const { channel_id: channelId, message_id: messageId } = appeal;
  if (channelId === null || messageId !== null) return;
  const begunAt = await effects.beginPosting(appeal);
  try {
    await effects.notePosted(appeal, await post(ctx, appeal, channelId, begunAt));
  } catch (error) {
    await effects.notePostProblem(appeal, platformProblem(error));
    throw error;
  }
};

async function post(ctx: BotContext, appeal: Appeal, channelId: string, begunAt: Date | null): Promise<string> {
  if (begunAt !== null) {
    const isIt = ({ components }: { components?: unknown }) => JSON.stringify(components ?? []).includes(appeal.id);
    const earlier = await findOwnMessage(ctx.api, { channelId, since: begunAt, isIt });
    if (earlier !== undefined) return earlier.id;
  }
  const body = await write(ctx, appeal);
  const posted = await ctx.api.channels.createMessage(channelId, {
    ...body,
    nonce: nonceOf(appeal.id),
    enforce_nonce: true,
  });
  return posted.id;
}

/** Shows in the channel what became of an appeal; what changes meanwhile has it drawn once more. */
export const showReview: SettleStep = async ({ ctx, appeals, effects }, appeal) => {
  let shown = appeal;
  for (;;) {
    const { channel_id: channelId, message_id: messageId } = shown;
    if (channelId === null || messageId === null || shown.shown_revision === shown.revision) return;
    await forgiving(MESSAGE_GONE, ctx.api.channels.editMessage(channelId, messageId, await write(ctx, shown)));
    await effects.noteShown(shown);
    const now = await appeals.find(appeal);
    if (now === null) return;
    shown = now;
  }
};

const MESSAGE_GONE = [Code.UnknownMessage, Code.UnknownChannel, Code.MissingAccess];

async function write({ settings, site }: BotContext, appeal: Appeal) {
  const { language } = await settings.get(appeal.guild_id);
  return describeReview(appeal, { locale: language.interface, publicUrl: site.publicUrl });
}
