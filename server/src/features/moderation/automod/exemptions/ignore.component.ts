import { userMention, time, TimestampStyles } from '@discordjs/formatters';
import { EXEMPTION_SPANS } from '@perigee/core/moderation/automod/exemptions';
import { m } from '#texts';
import { type Component, defineComponent } from '../../../../bot/components/define-component.ts';
import { ignoreHitId } from '../hits/hit-button.ts';
import type { HitStore } from '../hits/hit-store.ts';
import { readIgnoreChoice, exemptBy } from './ignore-choices.ts';
import type { ExemptMembers } from './exempt-members.ts';

/** Exempts a member from a rule, or from all of them, for a while or for good. */
export function ignoreComponent(hits: HitStore, exemptMembers: ExemptMembers): Component {
  return defineComponent({
    id: ignoreHitId,
    noCommand: 'no command does the same; it needs its own permission',
    mayPress: { permission: 'ModerateMembers' },
    async run({ guildId, user, locale, values, refuse }, { hitId }) {
      const choice = readIgnoreChoice(values[0] ?? '');
      const hit = await hits.find(guildId, hitId);
      if (hit === null || choice === null) return refuse(m.automod_hit_gone({}, { locale }));
      const { span, rule } = choice;
      const lastsMs = EXEMPTION_SPANS[span];
      const isExempt = await exemptMembers.exempt({ guildId, member: hit.member, rule, lastsMs, byId: user.id });
      if (!isExempt) return refuse(m.automod_ignored_too_many({}, { locale }));
      const member = userMention(hit.member.id);
      const rules = exemptBy(rule, locale);
      if (lastsMs === null) return refuse(m.automod_ignored_forever({ member, rules }, { locale }));
      const until = time(new Date(Date.now() + lastsMs), TimestampStyles.RelativeTime);
      return refuse(m.automod_ignored({ member, rules, until }, { locale }));
    },
  });
}
