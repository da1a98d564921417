import type { BotContext } from '../../../../bot/bot-context.ts';
import type { Appeal } from '../appeal.ts';
import { describeReview } from './review-message.ts';

/** The review message of an appeal, in the language of the community. */
export async function writeReview({ settings, site }: BotContext, appeal: Appeal) {
  const { language } = await settings.get(appeal.guildId);
  return describeReview(appeal, { locale: language.interface, publicUrl: site.publicUrl });
}
