import { FileInput, Select } from '@mantine/core';
import { transferEndpoints } from '@perigee/core/setup/transfer/endpoints';
import { type SettingsFile, settingsFileSchema } from '@perigee/core/setup/transfer/file';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { m } from '#texts';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import { errorText } from '../../../lib/api/error-text.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useGuilds } from '../../../lib/guilds/use-guilds.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import { ImportPlanView } from './import-plan-view.tsx';

/** Takes a settings file or another server of the same person, and shows what it would change here. */
export function ImportCard() {
  const text = useText();
  const call = useApi();
  const { id } = useGuild();
  const guilds = useGuilds();
  const [file, setFile] = useState<SettingsFile | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const copying = useMutation({
    mutationFn: (guildId: string) => call(transferEndpoints.export, { params: { guildId } }),
    onSuccess: setFile,
    onError: (error) => notify('error', errorText(text, error)),
  });

  const handleFile = async (chosen: File | null) => {
    const read = chosen === null ? null : readFile(await chosen.text());
    setUnreadable(chosen !== null && read === null);
    setFile(read);
  };
  const others = (guilds.data ?? []).filter((guild) => guild.manageable && guild.invited && guild.id !== id);

  return (
    <SettingsCard title={text(m.transfer_import_title)} text={text(m.transfer_import_text)}>
      <FileInput
        size="md"
        label={text(m.transfer_file)}
        placeholder={text(m.transfer_choose)}
        accept="application/json,.json"
        clearable
        error={isUnreadable && text(m.transfer_unreadable)}
        onChange={(chosen) => void handleFile(chosen)}
      />
      {others.length > 0 && (
        <Select
          label={text(m.transfer_copy)}
          placeholder={text(m.transfer_copy_choose)}
          data={others.map((guild) => ({ value: guild.id, label: guild.name }))}
          disabled={copying.isPending}
          onChange={(guildId) => guildId !== null && copying.mutate(guildId)}
        />
      )}
      {file !== null && (
        <ImportPlanView key={`${file.guild.id} ${file.exportedAt}`} file={file} onDone={() => setFile(null)} />
      )}
    </SettingsCard>
  );
}

function readFile(content: string): SettingsFile | null {
  try {
    return z.safeParse(settingsFileSchema, JSON.parse(content)).data ?? null;
  } catch {
    return null;
  }
}
