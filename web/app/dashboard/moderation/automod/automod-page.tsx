import type { HitReply } from '@perigee/core/moderation/automod/site-endpoints';
import { useState } from 'react';
import { m } from '#texts';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { PageHead } from '../../../components/document/page-head.tsx';
import { RunningRaid } from '../../components/running-raid/running-raid.tsx';
import { SettingsHeading } from '../../components/settings-form/settings-heading.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { HitFilters } from './hit-filters.tsx';
import { HitList } from './hit-list.tsx';
import { ExemptDialog, type ExemptSubject } from './exempt-dialog.tsx';
import { ExemptionCard } from './exemption-card.tsx';
import { useHitView } from './use-hit-view.ts';
import { useHits } from './use-hits.ts';
import { WrongDialog } from './wrong-dialog.tsx';
import styles from './automod.module.css';

/** What automoderation did, how to take it back, and the members it leaves alone. */
export default function AutomodPage() {
  const text = useText();
  const { id, name } = useGuild();
  const { view } = useHitView();
  const hits = useHits(view);
  const [wrong, setWrong] = useState<HitReply | null>(null);
  const [exempting, setExempting] = useState<ExemptSubject | null>(null);
  const shown = hits.data?.pages.flatMap((page) => page.hits) ?? [];

  return (
    <>
      <PageHead title={text(m.page_title, { page: `${text(m.hits_title)} · ${name}` })} />
      <SettingsHeading title={text(m.hits_title)} text={text(m.hits_lead)} />
      <div className={styles['raid']}>
        <RunningRaid />
      </div>
      <HitFilters hits={shown} />
      <HitList
        hits={hits}
        isFiltered={Object.keys(view).length > 0}
        onWrong={setWrong}
        onExempt={(hit) => setExempting({ hit })}
      />
      <ExemptionCard onAdd={() => setExempting('anybody')} />
      <p className={styles['settings']}>
        <LinkButton size="small" to={`/guilds/${id}/moderation#automod`}>
          {text(m.hits_settings)}
        </LinkButton>
      </p>
      <WrongDialog hit={wrong} onClose={() => setWrong(null)} />
      <ExemptDialog subject={exempting} onClose={() => setExempting(null)} />
    </>
  );
}
