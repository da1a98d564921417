import type { ShownReward } from '@perigee/core/levels/endpoints';
import { Fragment, type ReactNode } from 'react';
import { m } from '#texts';
import { EmojiSymbol } from '../components/pickers/emoji-symbol.tsx';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';

interface RewardTextProps {
  reward: ShownReward;
  moneySymbol: string;
}

/** A level's reward in one line. */
export function RewardText({ reward: { role, money, item }, moneySymbol }: RewardTextProps) {
  const text = useText();
  const { locale } = usePreferences();
  const parts: { key: string; shown: ReactNode }[] = [];
  if (role !== null) parts.push({ key: 'role', shown: role.name === null ? text(m.rewards_role) : `@${role.name}` });
  if (money > 0) {
    parts.push({
      key: 'money',
      shown: (
        <>
          {money.toLocaleString(locale)} <EmojiSymbol value={moneySymbol} />
        </>
      ),
    });
  }
  if (item !== '') parts.push({ key: 'item', shown: item });

  return (
    <span>
      {parts.map(({ key, shown }, index) => (
        <Fragment key={key}>
          {index > 0 && ', '}
          {shown}
        </Fragment>
      ))}
    </span>
  );
}
