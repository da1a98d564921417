import { holds } from '@perigee/core/permissions/permissions';
import type { Locale } from '@perigee/core/locales/locale';
import {
  type APIMessageComponentInteraction,
  type APIModalSubmitInteraction,
  GatewayDispatchEvents,
  InteractionType,
  MessageFlags,
} from 'discord-api-types/v10';
import { m } from '#texts';
import type { BotContext } from '../../bot/bot-context.ts';
import { defineListener, type Listener } from '../../bot/define-listener.ts';
import { NO_PINGS } from '../../bot/message-of.ts';
import { forgiving } from '../../discord/forgiving.ts';
import { UNANSWERABLE } from '../commands/index.ts';
import { verdictRefusal } from '@perigee/core/appeal/verdict';
import type { Appeal } from './appeal.ts';
import type { EffectStore } from './effect-store.ts';
import { declineForm, readReason } from './decline-form.ts';
import { refusalText } from './refusal-texts.ts';
import { type ReviewAction, readReviewButton } from './review-button.ts';
import { describeReview } from './review-message.ts';
import type { ReviewService } from './review-service.ts';
import { asDecidable } from './verdict-store.ts';

type Press = APIMessageComponentInteraction | APIModalSubmitInteraction;

/** One press of a button of a review message, or a sent form, and what it is answered with. */
interface PressedReview {
  interaction: Press;
  appeal: Appeal;
  action: ReviewAction;
  locale: Locale;
}

interface Desk {
  reviews: ReviewService;
  effects: EffectStore;
}

/** Approves, declines, holds or releases an appeal for those who may ban. */
export function pressReview(reviews: ReviewService, effects: EffectStore): Listener {
  return defineListener(GatewayDispatchEvents.InteractionCreate, (ctx, interaction) => {
    const isPress =
      interaction.type === InteractionType.MessageComponent || interaction.type === InteractionType.ModalSubmit;
    const button = isPress ? readReviewButton(interaction.data.custom_id) : null;
    return isPress && button !== null ? answer(ctx, { reviews, effects }, interaction, button) : undefined;
  });
}

async function answer(
  ctx: BotContext,
  desk: Desk,
  interaction: Press,
  { appealId, action }: { appealId: string; action: ReviewAction },
): Promise<void> {
  const { guild_id: guildId, member } = interaction;
  if (guildId === undefined || member === undefined) return;
  const { language } = await ctx.settings.get(guildId);
  const locale = language.interface;
  if (!holds(BigInt(member.permissions), 'BanMembers')) {
    await refuse(ctx, interaction, m.appeal_not_reviewer({}, { locale }));
    return;
  }
  const appeal = await desk.reviews.find({ guild_id: guildId, id: appealId });
  if (appeal === null) await refuse(ctx, interaction, m.appeal_gone({}, { locale }));
  else await act(ctx, desk, { interaction, appeal, action, locale });
}

async function act(ctx: BotContext, { reviews, effects }: Desk, pressed: PressedReview): Promise<void> {
  const { interaction, appeal, action, locale } = pressed;
  const by = interaction.member?.user;
  if (by === undefined) return;
  if (action === 'decline' && interaction.type === InteractionType.MessageComponent) {
    await openForm(ctx, reviews, pressed, by.id);
    return;
  }
  const reason = interaction.type === InteractionType.ModalSubmit ? readReason(interaction.data) : '';
  if (action === 'decline' && reason === '') {
    await refuse(ctx, interaction, m.appeal_reason_required({}, { locale }));
    return;
  }
  const outcome =
    action === 'approve' || action === 'decline'
      ? await reviews.decide(appeal, { by, verdict: action, reason: reason || null })
      : await reviews.hold(appeal, by, action === 'hold');
  if (outcome === null) return;
  if (outcome.refusal !== null) {
    await refuse(ctx, interaction, refusalText(outcome.refusal, outcome.appeal, locale));
    return;
  }
  const body = describeReview(outcome.appeal, { locale, publicUrl: ctx.site.publicUrl });
  await ctx.api.interactions.updateMessage(interaction.id, interaction.token, body);
  await effects.noteShown(outcome.appeal);
}

/** Who may not decide is told before writing down a reason, not after. */
async function openForm(ctx: BotContext, reviews: ReviewService, pressed: PressedReview, byId: string): Promise<void> {
  const { interaction, appeal, locale } = pressed;
  const known = await reviews.learnBan(appeal);
  const refusal = verdictRefusal(asDecidable(known), byId);
  if (refusal !== null) {
    await refuse(ctx, interaction, refusalText(refusal, known, locale));
    return;
  }
  const form = declineForm(appeal.id, locale);
  await forgiving(UNANSWERABLE, ctx.api.interactions.createModal(interaction.id, interaction.token, form));
}

async function refuse({ api }: BotContext, { id, token }: Press, content: string): Promise<void> {
  const body = { content, flags: MessageFlags.Ephemeral, allowed_mentions: NO_PINGS };
  await forgiving(UNANSWERABLE, api.interactions.reply(id, token, body));
}
