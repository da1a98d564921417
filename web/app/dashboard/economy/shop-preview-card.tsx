import { shopEndpoints } from '@perigee/core/economy/shop/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../components/button/button.tsx';
import { ChatSample } from '../components/chat-sample/chat-sample.tsx';
import { FailureNotice } from '../../components/failure-notice/failure-notice.tsx';
import { IntegerField } from '../components/pickers/numbers/integer-field.tsx';
import { RolesPicker } from '../components/pickers/choices/roles-picker.tsx';
import { SettingsCard } from '../components/settings-form/settings-card.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { useApi } from '../../lib/api/use-api.ts';
import { useGuild } from '../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { ShopSample } from './shop-sample.tsx';
import styles from './economy.module.css';

/** A member who has earned next to nothing. */
const SAMPLE_MEMBER: { roles: string[]; xp: number; balance: number } = { roles: [], xp: 0, balance: 500 };

/** The shop as the chat shows it to a member with these roles, this much money and this much experience. */
export function ShopPreviewCard() {
  const text = useText();
  const [visitor, setVisitor] = useState(SAMPLE_MEMBER);
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useShopPreview({ ...visitor, page });
  const change = (changes: Partial<typeof SAMPLE_MEMBER>) => setVisitor({ ...visitor, ...changes });

  return (
    <SettingsCard
      path="shopPreview"
      title={text(m.shop_preview_title)}
      text={text(m.shop_preview_text)}
      fold={{ place: 'economy.shopPreview', summary: text(m.fold_shop_preview) }}
    >
      <RolesPicker
        label={text(m.shop_preview_roles)}
        isGiven={false}
        value={visitor.roles}
        onChange={(roles) => change({ roles })}
      />
      <div className={styles['visitor']}>
        <IntegerField
          label={text(m.shop_preview_balance)}
          value={visitor.balance}
          onChange={(balance) => change({ balance })}
        />
        <IntegerField label={text(m.economy_xp)} value={visitor.xp} onChange={(xp) => change({ xp })} />
      </div>
      {data === undefined && error === null && <Skeleton height={280} />}
      {error !== null && (
        <>
          <FailureNotice error={error} />
          <Button onClick={() => void refetch()}>{text(m.retry)}</Button>
        </>
      )}
      {data !== undefined && (
        <ChatSample>
          <ShopSample shop={data} />
          {data.pages > 1 && <Pager {...data} onTurn={setPage} />}
        </ChatSample>
      )}
    </SettingsCard>
  );
}

interface PagerProps {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

function Pager({ page, pages, onTurn }: PagerProps) {
  const text = useText();

  return (
    <nav className={styles['pager']} aria-label={text(m.shop_preview_title)}>
      <Button size="small" disabled={page === 0} onClick={() => onTurn(page - 1)}>
        {text(m.shop_preview_previous)}
      </Button>
      <span aria-live="polite">{text(m.shop_preview_page, { page: page + 1, pages })}</span>
      <Button size="small" disabled={page + 1 === pages} onClick={() => onTurn(page + 1)}>
        {text(m.shop_preview_next)}
      </Button>
    </nav>
  );
}

/** Refetched whenever a save changes something it shows. */
function useShopPreview(visitor: typeof SAMPLE_MEMBER & { page: number }) {
  const call = useApi();
  const { id, settings } = useGuild();
  const { items, economy, general } = settings.versions;

  return useQuery({
    queryKey: ['shop preview', id, visitor, items, economy, general, settings.boost],
    queryFn: () => call(shopEndpoints.preview, { params: { guildId: id }, body: visitor }),
    enabled: Number.isSafeInteger(visitor.balance) && Number.isSafeInteger(visitor.xp) && visitor.xp >= 0,
    placeholderData: keepPreviousData,
  });
}
