import { m } from '#texts';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { type ExportFormat, useExport } from './use-export.ts';
import styles from '../leaderboard.module.css';

const FORMATS: readonly ExportFormat[] = ['csv', 'json'];

/** Downloads the whole leaderboard as a file, in the order shown. */
export function ExportButtons({ guildId, guildName }: { guildId: string; guildName: string }) {
  const text = useText();
  const exporting = useExport(guildId, guildName);

  return (
    <div className={styles['buttons']}>
      {FORMATS.map((format) => (
        <Button
          key={format}
          aria-label={text(m.board_export, { format: format.toUpperCase() })}
          busy={exporting.isPending && exporting.variables === format}
          onClick={() => exporting.mutate(format)}
        >
          <Icon name="down" size={18} />
          {format.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}
