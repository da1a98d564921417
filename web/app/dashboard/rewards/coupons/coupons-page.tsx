import { SegmentedControl } from '@mantine/core';
import type { CouponTemplate } from '@perigee/core/rewards/coupons/section';
import { limitOf, TIER_LIMITS } from '@perigee/core/base/limits/tier-limits';
import { useState } from 'react';
import { Link } from 'react-router';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { PageHead } from '../../../components/document/page-head.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { SettingsHeading } from '../../components/settings-form/settings-heading.tsx';
import { useAddressView } from '../../lib/address/use-address-view.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { CouponList } from './coupon-list.tsx';
import { CreateDialog } from './draft/create-dialog.tsx';
import { NEW_DRAFT } from './draft/draft.ts';
import { StatisticsCard } from './statistics-card.tsx';
import { CouponTemplatesCard } from './draft/coupon-templates-card.tsx';
import { useCoupons } from './use-coupons.ts';
import styles from './coupons.module.css';

type CouponTab = 'running' | 'over';

/** The coupons of a server: running, over, their templates, and statistics. */
export default function CouponsPage() {
  const text = useText();
  const { name } = useGuild();
  const { view, show } = useAddressView(readTab);
  // The list's height is unknown until it has loaded, so the cards below it are rendered with it and do not jump.
  const { isPending } = useCoupons(view.which === 'over');
  const [template, setTemplate] = useState<CouponTemplate | null>(null);

  return (
    <>
      <PageHead title={text(m.page_title, { page: `${text(m.section_coupons)} · ${name}` })} />
      <SettingsHeading title={text(m.section_coupons)} text={text(m.coupons_lead)} />
      <Top onCreate={() => setTemplate(NEW_DRAFT)}>
        <SegmentedControl<CouponTab>
          aria-label={text(m.coupons_which)}
          data={[
            { value: 'running', label: text(m.coupons_running) },
            { value: 'over', label: text(m.coupons_over) },
          ]}
          value={view.which}
          onChange={(which) => show({ which })}
        />
      </Top>
      {/* Focused when the coupon that was acted on has left the list. */}
      <section className={styles['page']} data-part tabIndex={-1} aria-label={text(m.section_coupons)}>
        <CouponList isOver={view.which === 'over'} />
        {!isPending && <CouponTemplatesCard onUse={setTemplate} />}
        {!isPending && <StatisticsCard />}
      </section>
      <CreateDialog template={template} onClose={() => setTemplate(null)} />
    </>
  );
}

interface TopProps {
  onCreate: () => void;
  children: React.ReactNode;
}

/** Which coupons are shown, how many run against the limit, and a button to create one. */
function Top({ onCreate, children }: TopProps) {
  const text = useText();
  const { boost } = useGuild().settings;
  const { data } = useCoupons(false);
  const max = limitOf('coupons', boost);
  const used = data?.pages[0]?.running ?? 0;
  const isFull = used >= max;

  return (
    <>
      <div className={styles['top']}>
        {children}
        <div className={styles['foot']}>
          {data !== undefined && (
            <span className={styles['counter']} data-full={isFull}>
              {text(m.form_counter, { used, max })}
            </span>
          )}
          <Button tone="primary" disabled={isFull} onClick={onCreate}>
            <Icon name="plus" size={18} />
            {text(m.coupons_create)}
          </Button>
        </div>
      </div>
      {isFull && (
        <p className={styles['full']}>
          {boost
            ? text(m.coupons_full, { max })
            : text(m.coupons_full_free, { max, boosted: TIER_LIMITS.coupons.boosted })}{' '}
          {!boost && <Link to="/donate">{text(m.boost_lock_link)}</Link>}
        </p>
      )}
    </>
  );
}

function readTab(query: URLSearchParams): { which: CouponTab } {
  return { which: query.get('which') === 'over' ? 'over' : 'running' };
}
