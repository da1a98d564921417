import { transferEndpoints } from '@perigee/core/transfer/endpoints';
import { useMutation } from '@tanstack/react-query';
import { m } from '#texts';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import { errorText } from '../../lib/api/error-text.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { say } from '../../lib/snackbar/snackbar-store.ts';

/** Hands all settings out as a file. */
export function ExportCard() {
  const text = useText();
  const call = useApi();
  const { id, name } = useGuild();
  const exporting = useMutation({
    mutationFn: () => call(transferEndpoints.export, { params: { guildId: id } }),
    onSuccess: (file) => download(`perigee-${name}.json`, JSON.stringify(file, null, 2)),
    onError: (error) => say('bad', errorText(text, error)),
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

function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-');
  link.click();
  URL.revokeObjectURL(url);
}
