import { m } from '#texts';
import { type Component, defineComponent } from '../../bot/components/define-component.ts';
import type { Punishments } from '../moderation/index.ts';
import { harsherComponent } from './harsher.component.ts';
import { ignoreComponent } from './ignore.component.ts';
import type { SparedMembers } from './spared-members.ts';
import { wrongHitId } from './hit-button.ts';
import type { HitStore } from './hit-store.ts';
import { describeHit } from './describe-hit.ts';
import { undoHit } from './undo-hit.ts';

/** What moderators do about what automoderation did. */
export function hitComponents(hits: HitStore, punishments: Punishments, spared: SparedMembers): Component[] {
  return [
    harsherComponent(hits, punishments),
    ignoreComponent(hits, spared),
    defineComponent({
      id: wrongHitId,
      mayPress: { permission: 'ModerateMembers' },
      async run({ guildId, user, locale, update, refuse }, { hitId }) {
        const by = { id: user.id, name: user.username };
        const undone = await undoHit(
          { hits, punishments },
          { guildId, hitId, by, reason: m.automod_undone({}, { locale }) },
        );
        const hit = await hits.find(guildId, hitId);
        if (!undone || hit === null) await refuse(m.automod_hit_gone({}, { locale }));
        else await update(describeHit(hit, locale));
      },
    }),
  ];
}
