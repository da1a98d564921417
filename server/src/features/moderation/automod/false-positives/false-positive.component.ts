import { m } from '#texts';
import { type Component, defineComponent } from '../../../../bot/components/define-component.ts';
import { wrongHitId } from '../hits/hit-button.ts';
import { type UndoDeps, undoHit } from './undo-hit.ts';

/** Marks a hit as wrong. The resulting job updates the log entry, as it knows the outcome. */
export function falsePositiveComponent(deps: UndoDeps): Component {
  return defineComponent({
    id: wrongHitId,
    mayPress: { permission: 'ModerateMembers' },
    async run({ guildId, channelId, messageId, user, locale, refuse }, { hitId }) {
      if (messageId !== null) await deps.hits.noteLogged(guildId, hitId, { channelId, messageId });
      const by = { id: user.id, name: user.username };
      const reason = m.automod_undone({}, { locale });
      const isUndone = await undoHit(deps, { guildId, hitId, by, reason, source: 'command' });
      await refuse(isUndone ? m.automod_undoing({}, { locale }) : m.automod_hit_gone({}, { locale }));
    },
  });
}
