import { VERDICT_REASON_MAX } from '@perigee/core/moderation/appeal/limits';
import { verdictRefusal, type VerdictRefusal } from '@perigee/core/moderation/appeal/verdict';
import { m } from '#texts';
import type { ComponentContext } from '../../../../bot/components/component-context.ts';
import { type Component, defineComponent } from '../../../../bot/components/define-component.ts';
import type { Appeal } from '../appeal.ts';
import type { EffectStore } from '../effect-store.ts';
import { declineFormId, readLegacyReviewId, type ReviewAction, reviewIds } from './review-button.ts';
import { reviewBody } from './review-message.ts';
import type { ReviewService } from './review-service.ts';
import { asDecidable, type HoldRefusal, type VerdictOutcome } from './verdict-store.ts';
import { userMention } from '@discordjs/formatters';
import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { Locale } from '@perigee/core/base/locales/locales';
import { cutText } from '@perigee/core/base/text/cut';
import { reviewMomentText } from './review-texts.ts';

/** The custom id of the form's only field. */
const DECLINE_REASON_FIELD = 'reason';

/** Asks why an appeal is declined. */
function declineForm(appealId: string, locale: Locale): APIModalInteractionResponseCallbackData {
  return {
    custom_id: declineFormId.write({ appealId }),
    title: m.appeal_form_title({}, { locale }),
    components: [
      {
        type: ComponentType.Label,
        label: m.appeal_form_reason({}, { locale }),
        description: m.appeal_form_hint({}, { locale }),
        component: {
          type: ComponentType.TextInput,
          custom_id: DECLINE_REASON_FIELD,
          style: TextInputStyle.Paragraph,
          required: true,
          min_length: 1,
          max_length: VERDICT_REASON_MAX,
        },
      },
    ],
  };
}

const OWN_RULES = 'appeals are decided by members who may ban, whether or not the commands are on';

const mayPress = { permission: 'BanMembers', refusal: m.appeal_not_reviewer } as const;

/**
 * The buttons of the review message and the decline form: approve, decline, hold and release, for members who may ban.
 */
export function reviewComponents(reviews: ReviewService, effects: EffectStore): Component[] {
  const withAppeal =
    (act: (ctx: ComponentContext, appeal: Appeal) => Promise<void>) =>
    async (ctx: ComponentContext, { appealId }: { appealId: string }) => {
      const appeal = await reviews.find({ guildId: ctx.guildId, id: appealId });
      await (appeal === null ? ctx.refuse(m.appeal_gone({}, { locale: ctx.locale })) : act(ctx, appeal));
    };
  const button = (action: ReviewAction, act: (ctx: ComponentContext, appeal: Appeal) => Promise<void>) =>
    defineComponent({
      id: reviewIds[action],
      mayPress,
      noCommand: OWN_RULES,
      opensForm: action === 'decline',
      legacy: (id) => readLegacyReviewId(id, action),
      run: withAppeal(act),
    });

  return [
    button('approve', async (ctx, appeal) => {
      const outcome = await reviews.decide(appeal, { by: ctx.user, verdict: 'approve', reason: null });
      await showOutcome(ctx, effects, outcome);
    }),
    button('decline', (ctx, appeal) => openForm(ctx, reviews, appeal)),
    button('hold', async (ctx, appeal) => showOutcome(ctx, effects, await reviews.hold(appeal, ctx.user, true))),
    button('release', async (ctx, appeal) => showOutcome(ctx, effects, await reviews.hold(appeal, ctx.user, false))),
    defineComponent({
      id: declineFormId,
      kind: 'form',
      mayPress,
      noCommand: OWN_RULES,
      run: withAppeal((ctx, appeal) => decline(ctx, { reviews, effects }, appeal)),
    }),
  ];
}

/** Refuses reviewers who may not decide before they write a reason, not after. */
async function openForm(ctx: ComponentContext, reviews: ReviewService, appeal: Appeal): Promise<void> {
  const { locale, user } = ctx;
  const ban = await reviews.recordBan(appeal);
  const refusal = verdictRefusal(asDecidable(ban), user.id);
  await (refusal === null
    ? ctx.openForm(declineForm(appeal.id, locale))
    : ctx.refuse(appealRefusalText(refusal, ban, locale)));
}

interface Desk {
  reviews: ReviewService;
  effects: EffectStore;
}

async function decline(ctx: ComponentContext, { reviews, effects }: Desk, appeal: Appeal): Promise<void> {
  const reason = cutText(ctx.field(DECLINE_REASON_FIELD), VERDICT_REASON_MAX);
  if (reason === '') {
    await ctx.refuse(m.appeal_reason_required({}, { locale: ctx.locale }));
    return;
  }
  await showOutcome(ctx, effects, await reviews.decide(appeal, { by: ctx.user, verdict: 'decline', reason }));
}

type ReviewOutcome = VerdictOutcome<VerdictRefusal | HoldRefusal> | null;

async function showOutcome(ctx: ComponentContext, effects: EffectStore, outcome: ReviewOutcome): Promise<void> {
  const { bot, locale } = ctx;
  if (outcome === null) return;
  if (outcome.refusal !== null) {
    await ctx.refuse(appealRefusalText(outcome.refusal, outcome.appeal, locale));
    return;
  }
  await ctx.update(reviewBody(outcome.appeal, { locale, publicUrl: bot.site.publicUrl }));
  await effects.noteShown(outcome.appeal);
}

/** Why a reviewer cannot do this now, naming the reviewer who was faster. */
function appealRefusalText(refusal: VerdictRefusal | HoldRefusal, appeal: Appeal, locale: Locale): string {
  if (refusal === 'ownBan') return m.appeal_refused_own_ban({}, { locale });
  if (refusal === 'banOver') return m.appeal_refused_ban_over({}, { locale });
  if (refusal === 'heldByOther') {
    return m.appeal_refused_held({ member: userMention(appeal.heldBy ?? '') }, { locale });
  }
  const by = { member: userMention(appeal.decidedBy ?? ''), when: reviewMomentText(appeal.decidedAt) };
  return appeal.state === 'approved'
    ? m.appeal_refused_approved(by, { locale })
    : m.appeal_refused_declined(by, { locale });
}
