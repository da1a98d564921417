import { m } from '#texts';
import { type Component, defineComponent } from '../../../../bot/components/define-component.ts';
import { describeRaid, undoRaidId } from './describe-raid.ts';
import type { RaidStore } from './raid-store.ts';

/** The button that undoes everything a raid changed; kicked members can rejoin by themselves. */
export function raidComponents(raids: RaidStore): Component[] {
  return [
    defineComponent({
      id: undoRaidId,
      noCommand: 'no command undoes a raid; it needs its own permission',
      mayPress: { permission: 'ManageGuild' },
      async run({ guildId, user, locale, update, refuse }, { raidId }) {
        const isUndone = await raids.undo(guildId, raidId, user.id);
        const raid = await raids.find(guildId, raidId);
        if (!isUndone || raid === null) await refuse(m.automod_hit_gone({}, { locale }));
        else await update(describeRaid(raid, locale));
      },
    }),
  ];
}
