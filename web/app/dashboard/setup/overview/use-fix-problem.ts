import { nativeEndpoints } from '@perigee/core/moderation/automod/native/endpoints';
import { logsSection } from '@perigee/core/logs/section';
import { moderationSection } from '@perigee/core/moderation/punishments/section';
import { muteRoleEndpoints } from '@perigee/core/moderation/mute-role/endpoints';
import type { OverviewProblem } from '@perigee/core/setup/overview/endpoints';
import { sectionIn } from '@perigee/core/community/settings/nested-sections';
import type { SectionName } from '@perigee/core/community/settings/sections';
import { versionOf } from '@perigee/core/community/guilds/section-version';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { m } from '#texts';
import { errorText } from '../../../lib/api/error-text.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { type SavedVersion, useUndoableNotice } from '../../components/undo/use-undoable-notice.ts';
import { useGuild, useReloadGuild } from '../../lib/guilds/use-guild.ts';
import { useAllSettings } from '../../lib/guilds/use-tab-settings.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import type { ProblemFix } from './fix-actions.ts';
import { withoutField } from './without-field.ts';

/** Fixes a problem and then refetches the overview. */
export function useFixProblem({ section, path, code }: Pick<OverviewProblem, 'section' | 'path' | 'code'>) {
  const text = useText();
  const call = useApi();
  const showUndoable = useUndoableNotice();
  const queryClient = useQueryClient();
  const reload = useReloadGuild();
  const { id } = useGuild();
  const settings = useAllSettings();
  const params = { guildId: id };
  const baseVersion = (name: SectionName) => ({ baseVersion: versionOf(settings.versions, name) });

  const ways: Record<ProblemFix, () => Promise<SavedVersion | undefined>> = {
    muteChannels: async () => {
      await call(muteRoleEndpoints.setUp, { params, body: { createRole: false } });
      return undefined;
    },
    timeouts: async () => {
      const body = { ...sectionIn(settings, 'moderation'), useTimeout: true };
      const { version } = await call(moderationSection.save, { params, body }, baseVersion('moderation'));
      return { section: 'moderation', version };
    },
    filter: async () => {
      const states = await call(nativeEndpoints.read, { params });
      const wrong = states.filter(({ state }) => state === (code === 'filterChanged' ? 'drifted' : 'refused'));
      await Promise.all(wrong.map(({ rule }) => call(nativeEndpoints.restore, { params: { ...params, rule } })));
      return undefined;
    },
    // Saving the logs creates missing webhooks.
    webhook: async () => {
      await call(logsSection.save, { params, body: settings.logs }, baseVersion('logs'));
      return undefined;
    },
    remove: async () => {
      const without = withoutField(settings, section, path);
      if (without === null) return undefined;
      const { version } = await call(without.save, { params, body: without.value }, baseVersion(section));
      return { section, version };
    },
  };

  return useMutation({
    mutationFn: (fix: ProblemFix) => ways[fix](),
    onSuccess: async (saved, fix) => {
      if (saved === undefined) notify('success', text(SAID[fix]));
      else showUndoable(text(SAID[fix]), [saved]);
      await Promise.all([reload(), queryClient.invalidateQueries({ queryKey: ['overview', id] })]);
    },
    onError: (error) => notify('error', errorText(text, error)),
  });
}

const SAID: Record<ProblemFix, typeof m.mend_done> = {
  muteChannels: m.mend_mute_begun,
  timeouts: m.mend_done,
  filter: m.mend_filter_done,
  webhook: m.mend_done,
  remove: m.mend_done,
};
