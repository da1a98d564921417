import { AUTOMOD_RULES } from '@perigee/core/moderation/automod/catalogue';
import { m } from '#texts';
import type { ComponentContext } from '../../../../bot/components/component-context.ts';
import { type Component, defineComponent } from '../../../../bot/components/define-component.ts';
import { hierarchyRefusal } from '../../../../discord/hierarchy.ts';
import { causeOfPress } from '../../cases/orders/order-cause.ts';
import { findPeople } from '../../cases/orders/targets/find-people.ts';
import { HIERARCHY_REFUSALS } from '../../cases/orders/targets/choose-targets.ts';
import { MuteImpossible } from '../../cases/punishments/mutes/mute-impossible.ts';
import type { Punishments } from '../../cases/punishments/punishments.ts';
import { describeHit } from './describe-hit.ts';
import { findSteps, nextRung } from './rungs.ts';
import { harsherHitId } from '../hits/hit-button.ts';
import type { Hit } from '../hits/hit.ts';
import { domainOffers } from '../false-positives/domain-offers.ts';
import type { HitStore } from '../hits/hit-store.ts';

/** Escalates to the next punishment, if the moderator may give it. Two presses at once count as one. */
export function harsherComponent(hits: HitStore, punishments: Punishments): Component {
  return defineComponent({
    id: harsherHitId,
    mayPress: { permission: 'ModerateMembers' },
    noCommand: 'what was done so far decides which punishment follows; it is checked with refusalOf',
    async run(ctx, { hitId, rung: written }) {
      const { guildId, locale, refuse, update } = ctx;
      const hit = await hits.find(guildId, hitId);
      if (hit === null || hit.wrongAt !== null) return refuse(m.automod_hit_gone({}, { locale }));
      // For a redelivered press, the next punishment would be one step too far.
      const isRepeated = (await punishments.orderedBy(guildId, causeOfPress(ctx))).length > 0;
      const refusal = isRepeated ? null : await punishFor({ hits, punishments }, ctx, hit, Number(written));
      if (refusal !== null) return refuse(refusal);
      const changed = await hits.find(guildId, hitId);
      const { autoModeration } = await ctx.bot.settings.get(guildId);
      if (changed !== null)
        await update(
          describeHit(changed, locale, {
            domains: domainOffers(autoModeration, changed),
            steps: await findSteps(punishments, changed),
          }),
        );
      return undefined;
    },
  });
}

interface Deps {
  hits: HitStore;
  punishments: Punishments;
}

/** Opens the case of the next punishment. Returns the reason if that is not possible. */
async function punishFor(
  { hits, punishments }: Deps,
  ctx: ComponentContext,
  hit: Hit,
  rung: number,
): Promise<string | null> {
  const { guildId, user, locale } = ctx;
  const [done] = hit.caseNumber === null ? [] : await punishments.settled(guildId, [hit.caseNumber], 0);
  const next = await nextRung(punishments, hit, done ?? null);
  if (next === null) return m.automod_harsher_most({}, { locale });
  const refusal = ctx.refusalOf(next.type, 'anywhere') ?? (await refusalByRank(ctx, hit));
  if (refusal !== null) return refusal;
  try {
    const [opened] = await punishments.punish({
      guildId,
      type: next.type,
      members: [hit.member],
      moderator: { id: user.id, name: user.username },
      reason: hit.rules.map((rule) => AUTOMOD_RULES[rule].name[locale]).join(', '),
      source: 'command',
      ...(next.durationMs !== undefined && { durationMs: next.durationMs }),
      message: { channelId: hit.channelId, id: hit.messageId, text: hit.text },
      ...(done !== undefined && { linkedCase: done.number }),
      cause: causeOfPress(ctx),
      claim: (tx) => hits.claimRung(tx, guildId, hit.id, rung),
      noteCases: async (tx, cases) => {
        for (const { number } of cases.slice(0, 1)) await hits.noteCase(tx, guildId, hit.id, number);
      },
    });
    return opened === undefined ? m.automod_hit_gone({}, { locale }) : null;
  } catch (error) {
    if (error instanceof MuteImpossible) return m.automod_harsher_no_mute({}, { locale });
    throw error;
  }
}

async function refusalByRank(ctx: ComponentContext, { member }: Hit): Promise<string | null> {
  const { bot, guildId, user, roleIds, locale } = ctx;
  const guild = bot.cache.get(guildId);
  if (guild === undefined) return null;
  const { people } = await findPeople(ctx, [member.id], { mayBeAbsent: false });
  const refusal = hierarchyRefusal({
    guild,
    moderator: { userId: user.id, roleIds },
    bot: { userId: bot.botId, roleIds: guild.ownRoleIds },
    target: { userId: member.id, roleIds: people[0]?.member?.roles ?? [] },
  });
  return refusal === null ? null : HIERARCHY_REFUSALS[refusal]({ member: member.name ?? member.id }, { locale });
}
