import { AUTOMOD_RULES } from '@perigee/core/automod/catalogue';
import { holds } from '@perigee/core/permissions/permissions';
import { m } from '#texts';
import type { ComponentContext } from '../../../bot/components/component-context.ts';
import { type Component, defineComponent } from '../../../bot/components/define-component.ts';
import { hierarchyRefusal } from '../../../discord/hierarchy.ts';
import { findPeople, HIERARCHY_REFUSALS, MuteImpossible, type Punishments } from '../../moderation/index.ts';
import { describeHit } from './describe-hit.ts';
import { rungAfter } from './harsher.ts';
import { harsherHitId } from './hit-button.ts';
import type { Hit } from './hit.ts';
import type { HitStore } from './hit-store.ts';

/** The next punishment for who broke a rule, by a moderator who may give it; two presses at once are one. */
export function harsherComponent(hits: HitStore, punishments: Punishments): Component {
  return defineComponent({
    id: harsherHitId,
    mayPress: { permission: 'ModerateMembers' },
    async run(place, { hitId, rung: written }) {
      const { guildId, user, locale, permissions, refuse, update } = place;
      const hit = await hits.find(guildId, hitId);
      if (hit === null || hit.wrongAt !== null) return refuse(m.automod_hit_gone({}, { locale }));
      const [done] = hit.caseNumber === null ? [] : await punishments.settled(guildId, [hit.caseNumber], 0);
      const next = rungAfter(done ?? null);
      if (next === null) return refuse(m.automod_harsher_most({}, { locale }));
      if (!holds(permissions, next.permission)) return refuse(m.automod_harsher_not_you({}, { locale }));
      const refusal = await refusalOf(place, hit);
      if (refusal !== null) return refuse(refusal);
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
          claim: (tx) => hits.claimRung(tx, guildId, hitId, Number(written)),
          noteCases: async (tx, cases) => {
            for (const { number } of cases.slice(0, 1)) await hits.noteCase(tx, guildId, hitId, number);
          },
        });
        if (opened === undefined) return refuse(m.automod_hit_gone({}, { locale }));
      } catch (error) {
        if (error instanceof MuteImpossible) return refuse(m.automod_harsher_no_mute({}, { locale }));
        throw error;
      }
      const changed = await hits.find(guildId, hitId);
      if (changed !== null) await update(describeHit(changed, locale));
      return undefined;
    },
  });
}

async function refusalOf(place: ComponentContext, { member }: Hit): Promise<string | null> {
  const { bot, guildId, user, roleIds, locale } = place;
  const guild = bot.cache.get(guildId);
  if (guild === undefined) return null;
  const { people } = await findPeople(place, [member.id], null);
  const refusal = hierarchyRefusal({
    guild,
    moderator: { userId: user.id, roleIds },
    bot: { userId: bot.botId, roleIds: guild.ownRoleIds },
    target: { userId: member.id, roleIds: people[0]?.member?.roles ?? [] },
  });
  return refusal === null ? null : HIERARCHY_REFUSALS[refusal]({ member: member.name ?? member.id }, { locale });
}
