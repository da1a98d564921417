import { CHANGES_SHOWN } from '@perigee/core/setup/history/endpoints';
import { differences } from '@perigee/core/community/settings/differences';
import { settingsSaved } from '@perigee/core/community/settings/events';
import { SECTIONS } from '@perigee/core/community/settings/sections';
import { defineSubscriber } from '../../../../events/define-subscriber.ts';
import type { GuildDirectory, SettingsService } from '../../../community/index.ts';
import type { LogBook } from '../../entries/log-book.ts';

interface Deps {
  logBook: LogBook;
  settings: Pick<SettingsService, 'versionOf'>;
  directory: Pick<GuildDirectory, 'nameOf'>;
}

/** Logs saves on the dashboard, with what they changed. */
export function writeSettingsSaves({ logBook, settings, directory }: Deps) {
  return defineSubscriber(settingsSaved, {
    async afterCommit({ guildId, section, version, savedBy }) {
      if (!(await logBook.wants(guildId, 'settingsSave'))) return;
      const [before, after, name] = await Promise.all([
        version > 1 ? settings.versionOf(guildId, section, version - 1) : undefined,
        settings.versionOf(guildId, section, version),
        directory.nameOf(guildId, savedBy),
      ]);
      const { schema, initial } = SECTIONS[section];
      const changes = differences(schema, before ?? initial, after);
      await logBook.write({
        guildId,
        event: 'settingsSave',
        key: `settings ${section} ${version}`,
        who: { by: { id: savedBy, name } },
        target: { kind: 'section', id: section, name: null },
        channel: null,
        details: { section, version, changes: changes.slice(0, CHANGES_SHOWN), changeCount: changes.length },
      });
    },
  });
}
