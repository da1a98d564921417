import type { SectionName } from '@perigee/core/community/settings/sections';
import { type ImportPlan, transferEndpoints } from '@perigee/core/setup/transfer/endpoints';
import { type SettingsFile, TRANSFERRED_SECTIONS } from '@perigee/core/setup/transfer/file';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api/use-api.ts';
import { useGuild, useReloadGuild } from '../../lib/guilds/use-guild.ts';

/** Which of this server's roles or channels replaces each one of the file; null leaves it out. */
type Choices = Record<string, string | null>;

/** The person's choices for the import. */
export interface ImportOptions {
  sections: readonly SectionName[];
  roles: Choices;
  channels: Choices;
}

/** An import into the current server: the plan for the choices made, and saving it. */
export function useImport(file: SettingsFile) {
  const call = useApi();
  const { id } = useGuild();
  const reloadGuild = useReloadGuild();
  const [options, setOptions] = useState<ImportOptions>(() => ({
    sections: sectionsIn(file),
    roles: {},
    channels: {},
  }));
  const send = (apply: boolean): Promise<ImportPlan> =>
    call(transferEndpoints.import, {
      params: { guildId: id },
      body: { file, ...options, sections: [...options.sections], apply },
    });

  const plan = useQuery({
    queryKey: ['import', id, file.guild.id, file.exportedAt, options],
    queryFn: () => send(false),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const saving = useMutation({
    mutationFn: () => send(true),
    onSuccess: reloadGuild,
  });
  return { options, setOptions, plan, saving };
}

/** The sections contained in the file. */
export function sectionsIn({ sections }: SettingsFile): SectionName[] {
  return TRANSFERRED_SECTIONS.filter((name) => sections[name] !== undefined);
}
