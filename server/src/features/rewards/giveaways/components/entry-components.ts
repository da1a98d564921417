import { hasRequirements, unmetRequirements } from '@perigee/core/rewards/giveaways/may-enter';
import { m } from '#texts';
import { markup } from '../../../../texts/people-text.ts';
import type { ComponentContext } from '../../../../bot/components/component-context.ts';
import { type Component, defineComponent } from '../../../../bot/components/define-component.ts';
import { moneyWritingOf } from '../../../economy/index.ts';
import type { Counter } from '../counter.ts';
import { leaveRow } from '../drawing/buttons.ts';
import { describeUnmet } from '../drawing/describe-requirements.ts';
import { shownPrize } from '../drawing/describe-result.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import type { GiveawayRecord } from '../record.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';
import { enterId, leaveId, claimId } from '../drawing/giveaway-ids.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { claimPrize } from '../draw/claim.ts';

type EntryDeps = Pick<GiveawayDeps, 'db' | 'entries' | 'ledger'> & { counter: Counter };

const OWN_RULES = 'a giveaway was posted for members who meet its own requirements';

/** The button of a giveaway: it enters members who qualify, and asks those already in whether they want to leave. */
export function entryComponents(deps: EntryDeps): Component[] {
  return [
    defineComponent({
      id: enterId,
      mayPress: 'anybody',
      noCommand: OWN_RULES,
      run: (ctx, { id }) => enter(deps, ctx, id),
    }),
    defineComponent({
      id: leaveId,
      mayPress: 'anybody',
      noCommand: OWN_RULES,
      async run(ctx, { id }) {
        const { bot, guildId, user, locale } = ctx;
        const isOut = await deps.entries.leave({ guildId, id, userId: user.id });
        if (isOut) deps.counter.changed(bot, { guildId, id });
        const content = isOut ? m.giveaway_left({}, { locale }) : m.giveaway_closed({}, { locale });
        await ctx.update({ content, components: [] });
      },
    }),
  ];
}

async function enter(deps: EntryDeps, ctx: ComponentContext, id: string): Promise<void> {
  const { bot, guildId, user, locale } = ctx;
  const entry = { guildId, id, userId: user.id };
  const giveaway = await giveawayStore.find(deps.db, entry);
  if (giveaway === null || giveaway.state !== 'running') return ctx.refuse(m.giveaway_closed({}, { locale }));
  const missing = await findUnmet(deps, ctx, giveaway);
  if (missing !== null) {
    const isIn = await deps.entries.isIn(entry);
    return isIn ? askToLeave(ctx, id) : ctx.refuse(describeUnmet(missing, locale));
  }
  const outcome = await deps.entries.enter(entry);
  if (outcome === 'closed') return ctx.refuse(m.giveaway_closed({}, { locale }));
  if (outcome === 'already') return askToLeave(ctx, id);
  deps.counter.changed(bot, entry);
  return ctx.refuse(m.giveaway_entered({ prize: shownPrize(giveaway.about, moneyWritingOf(ctx)) }, { locale }));
}

function askToLeave({ replyPrivately, locale }: ComponentContext, id: string): Promise<void> {
  return replyPrivately({ content: m.giveaway_already({}, { locale }), components: leaveRow(id, locale) });
}

async function findUnmet(
  { ledger }: Pick<EntryDeps, 'ledger'>,
  { guildId, user, roleIds, joinedAt }: ComponentContext,
  { about }: GiveawayRecord,
) {
  if (!hasRequirements(about)) return null;
  const holdings = about.requiredXp === 0 ? null : await ledger.holdings(guildId, user.id);
  const entrant = { roleIds, xp: holdings?.xp ?? 0, joinedMs: joinedAt?.getTime() ?? null };
  return unmetRequirements(about, entrant, Date.now());
}

/** The button below the result, with which a winner claims their prize. */
export function claimComponent(deps: GiveawayDeps): Component {
  return defineComponent({
    id: claimId,
    mayPress: 'anybody',
    noCommand: OWN_RULES,
    async run(ctx, { id }) {
      const { guildId, user, locale, refuse } = ctx;
      try {
        await claimPrize(deps, { guildId, id }, user.id);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return refuse(m.giveaway_nothing_to_claim({}, { locale }));
      }
      const giveaway = await giveawayStore.find(deps.db, { guildId, id });
      const prize = giveaway === null ? markup('') : shownPrize(giveaway.about, moneyWritingOf(ctx));
      return refuse(m.giveaway_claimed({ prize }, { locale }));
    },
  });
}
