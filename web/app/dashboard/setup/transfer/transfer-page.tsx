import { m } from '#texts';
import { PageHead } from '../../../components/document/page-head.tsx';
import { WithRecentChanges } from '../../components/recent-changes/with-recent-changes.tsx';
import { SettingsHeading } from '../../components/settings-form/settings-heading.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { ExportCard } from './export-card.tsx';
import { ImportCard } from './import-card.tsx';
import styles from './transfer.module.css';

/** Exports all settings of a server to a file, and imports a file after a preview of the changes. */
export default function TransferPage() {
  const text = useText();
  const { name } = useGuild();

  return (
    <>
      <PageHead title={text(m.page_title, { page: `${text(m.transfer_title)} · ${name}` })} />
      <SettingsHeading title={text(m.transfer_title)} text={text(m.transfer_lead)} />
      <WithRecentChanges>
        <div className={styles['page']}>
          <ExportCard />
          <ImportCard />
        </div>
      </WithRecentChanges>
    </>
  );
}
