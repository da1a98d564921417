import { userMention, time, TimestampStyles } from '@discordjs/formatters';
import { m } from '#texts';
import { type Component, defineComponent } from '../../bot/components/define-component.ts';
import { ignoreHitId } from './hit-button.ts';
import type { HitStore } from './hit-store.ts';
import type { SparedMembers } from './spared-members.ts';

const HOUR_MS = 3_600_000;

/** How long a member can be left alone, in milliseconds, by what stands in the select. */
export const IGNORE_SPANS = { hour: HOUR_MS, day: 24 * HOUR_MS, week: 7 * 24 * HOUR_MS, month: 30 * 24 * HOUR_MS };
const SPANS = new Map(Object.entries(IGNORE_SPANS));

/** Has automoderation leave a member alone for a while. */
export function ignoreComponent(hits: HitStore, spared: SparedMembers): Component {
  return defineComponent({
    id: ignoreHitId,
    mayPress: { permission: 'ModerateMembers' },
    async run({ guildId, user, locale, values, refuse }, { hitId }) {
      const forMs = SPANS.get(values[0] ?? '');
      const hit = await hits.find(guildId, hitId);
      if (hit === null || forMs === undefined) return refuse(m.automod_hit_gone({}, { locale }));
      await spared.spare(guildId, hit.member.id, forMs, user.id);
      const until = time(new Date(Date.now() + forMs), TimestampStyles.RelativeTime);
      return refuse(m.automod_ignored({ member: userMention(hit.member.id), until }, { locale }));
    },
  });
}
