import type { Locale } from '@perigee/core/base/locales/locales';
import { mayPunish } from '@perigee/core/community/editors/schema';
import { m } from '#texts';
import { type Component, defineComponent } from '../../../../bot/components/define-component.ts';
import { wrongHitId } from '../hits/hit-button.ts';
import { namePermissions } from '../../../../bot/access/permission-texts.ts';
import { type UndoDeps, type Undoing, undoHit } from './undo-hit.ts';

/** Marks a hit as wrong. The resulting job updates the log entry, as it knows the outcome. */
export function falsePositiveComponent(deps: UndoDeps): Component {
  return defineComponent({
    id: wrongHitId,
    noCommand: 'a mistake of the bot can be undone even if commands are off',
    mayPress: { permission: 'ModerateMembers' },
    async run({ bot, guildId, channelId, messageId, user, permissions, roleIds, locale, refuse }, { hitId }) {
      if (messageId !== null) await deps.hits.noteLogged(guildId, hitId, { channelId, messageId });
      const by = { id: user.id, name: user.username };
      const reason = m.automod_undone({}, { locale });
      const { editors } = await bot.settings.get(guildId);
      const undoing = await undoHit(deps, {
        guildId,
        hitId,
        by,
        reason,
        source: 'command',
        mayPunish: (permission) => mayPunish(editors, { permissions, roleIds }, permission),
      });
      await refuse(describeUndoing(undoing, locale));
    },
  });
}

function describeUndoing(undoing: Undoing, locale: Locale): string {
  if (undoing === 'gone') return m.automod_hit_gone({}, { locale });
  if (undoing === 'own') return m.automod_hit_own({}, { locale });
  if (undoing === 'undone') return m.automod_undoing({}, { locale });
  return m.automod_undo_lacks({ permission: namePermissions([undoing.lacks], locale) }, { locale });
}
