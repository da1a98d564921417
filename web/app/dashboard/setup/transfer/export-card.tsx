import { transferEndpoints } from '@perigee/core/setup/transfer/endpoints';
import { useMutation } from '@tanstack/react-query';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import { errorText } from '../../../lib/api/error-text.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import { downloadFile } from '../../../lib/files/download-file.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';

/** Downloads all settings as a file. */
export function ExportCard() {
  const text = useText();
  const call = useApi();
  const { id, name } = useGuild();
  const exporting = useMutation({
    mutationFn: () => call(transferEndpoints.export, { params: { guildId: id } }),
    onSuccess: (file) => downloadFile(`perigee-${name}.json`, toBlob(file)),
    onError: (error) => notify('error', errorText(text, error)),
  });

  return (
    <SettingsCard title={text(m.transfer_export_title)} text={text(m.transfer_export_text)}>
      <Button busy={exporting.isPending} onClick={() => exporting.mutate()}>
        <Icon name="down" />
        {text(m.transfer_export)}
      </Button>
    </SettingsCard>
  );
}

function toBlob(file: unknown): Blob {
  return new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' });
}
