import { SegmentedControl } from '@mantine/core';
import type { Giveaway } from '@perigee/core/rewards/giveaways/giveaway';
import type { GiveawayTemplate } from '@perigee/core/rewards/giveaways/schema';
import { useState } from 'react';
import { m } from '#texts';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { PageHead } from '../../../components/document/page-head.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { SettingsHeading } from '../../components/settings-form/settings-heading.tsx';
import { useAddressView } from '../../lib/address/use-address-view.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { type DraftOf, EMPTY_DRAFT } from './draft/giveaway-draft.ts';
import { GiveawayDialog } from './draft/giveaway-dialog.tsx';
import { OpenList } from './open-list.tsx';
import { PastList } from './past-list.tsx';
import { RulesCard } from './rules-card.tsx';
import { GiveawayTemplatesCard } from './giveaway-templates-card.tsx';
import styles from './giveaways.module.css';

const PARTS = ['open', 'past', 'settings'] as const;
type Part = (typeof PARTS)[number];

const PART_TEXTS: Record<Part, PlainMessage> = {
  open: m.giveaways_open,
  past: m.giveaways_past,
  settings: m.giveaways_settings,
};

/** The giveaways of a server: the open ones, the past ones, and their settings. */
export default function GiveawaysPage() {
  const text = useText();
  const { name } = useGuild();
  const { view, show } = useAddressView(readPart);
  const [edited, setEdited] = useState<DraftOf | null>(null);
  const handleEdit = (giveaway: Giveaway) => setEdited({ giveaway });
  const handleUse = (template: GiveawayTemplate) => setEdited({ template });

  return (
    <>
      <PageHead title={text(m.page_title, { page: `${text(m.section_giveaways)} · ${name}` })} />
      <SettingsHeading title={text(m.section_giveaways)} text={text(m.giveaways_lead)} />
      <div className={styles['top']}>
        <SegmentedControl<Part>
          aria-label={text(m.giveaways_parts)}
          size="sm"
          data={PARTS.map((part) => ({ value: part, label: text(PART_TEXTS[part]) }))}
          value={view.part}
          onChange={(part) => show({ part })}
        />
        <LinkButton to="/fair">
          <Icon name="shield" size={18} />
          {text(m.giveaways_fair)}
        </LinkButton>
      </div>
      {view.part === 'open' && (
        // Focused when the giveaway that was acted on has left the list.
        <section data-part tabIndex={-1} aria-label={text(m.giveaways_open)}>
          <OpenList onCreate={() => setEdited(EMPTY_DRAFT)} onEdit={handleEdit} />
        </section>
      )}
      {view.part === 'past' && <PastList />}
      {view.part === 'settings' && (
        <div className={styles['cards']}>
          <GiveawayTemplatesCard onUse={handleUse} />
          <RulesCard />
        </div>
      )}
      <GiveawayDialog of={edited} onClose={() => setEdited(null)} />
    </>
  );
}

function readPart(query: URLSearchParams): { part: Part } {
  return { part: PARTS.find((part) => part === query.get('part')) ?? 'open' };
}
