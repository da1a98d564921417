import type { ShownReward } from '@perigee/core/rewards/levels/endpoints';
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
  const parts: { key: string; content: ReactNode }[] = [];
  if (role !== null) parts.push({ key: 'role', content: role.name === null ? text(m.rewards_role) : `@${role.name}` });
  if (money > 0) {
    parts.push({
      key: 'money',
      content: (
        <>
          {money.toLocaleString(locale)} <EmojiSymbol value={moneySymbol} />
        </>
      ),
    });
  }
  if (item !== '') parts.push({ key: 'item', content: item });

  return (
    <span>
      {parts.map(({ key, content }, index) => (
        <Fragment key={key}>
          {index > 0 && ', '}
          {content}
        </Fragment>
      ))}
    </span>
  );
}
