import { economySection } from '@perigee/core/economy/section';
import { tabText } from '../../lib/settings/tab-texts.ts';
import { m } from '#texts';
import { LongPage } from '../components/contents/long-page.tsx';
import { LinkButton } from '../../components/button/link-button.tsx';
import { PageHead } from '../../components/document/page-head.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { SettingsForm } from '../components/settings-form/settings-form.tsx';
import { SettingsHeading } from '../components/settings-form/settings-heading.tsx';
import { useSettingsForm } from '../components/settings-form/use-settings-form.ts';
import { useGuild } from '../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { BoostCards } from './boost-cards.tsx';
import { CouponRulesCard } from './coupon-rules-card.tsx';
import { EntryList } from './entries/entry-list.tsx';
import { GamesCard } from './games-card.tsx';
import { ITEM_KIND } from './entries/item-kind.ts';
import { CUSTOM_JOB_KIND } from './entries/custom-job-kind.ts';
import { LevelsCard } from './levels-card.tsx';
import { MoneyCards } from './money-cards.tsx';
import { NewAccountsCard } from './new-accounts-card.tsx';
import { PublicBoardCard } from './public-board-card.tsx';
import { ShopPreviewCard } from './shop-preview-card.tsx';
import { ShopRulesCard } from './shop-rules-card.tsx';
import styles from './economy.module.css';

export default function EconomyPage() {
  const text = useText();
  const { id, name } = useGuild();
  const state = useSettingsForm({
    section: economySection,
  });

  return (
    <>
      <PageHead title={text(m.page_title, { page: `${text(tabText('economy'))} · ${name}` })} />
      <SettingsHeading title={text(tabText('economy'))} text={text(m.economy_lead)} />
      <div className={styles['health']}>
        <LinkButton to={`/guilds/${id}/economy/health`}>
          <Icon name="pulse" size={18} />
          {text(m.health_title)}
        </LinkButton>
      </div>
      <LongPage>
        <SettingsForm
          state={state}
          after={
            <>
              <EntryList kind={ITEM_KIND} />
              <ShopRulesCard />
              <ShopPreviewCard />
              <EntryList kind={CUSTOM_JOB_KIND} />
              <CouponRulesCard />
              <NewAccountsCard />
              <LevelsCard />
              <GamesCard />
              <PublicBoardCard />
            </>
          }
        >
          <MoneyCards form={state.form} />
          <BoostCards form={state.form} />
        </SettingsForm>
      </LongPage>
    </>
  );
}
