import { PLANS, type PlanType } from '@perigee/core/community/boost/plans';
import { m } from '#texts';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { PLAN_TEXTS } from './plan-texts.ts';
import { useMoney } from './use-money.ts';
import styles from './donate.module.css';

interface PlanCardProps {
  type: PlanType;
  isOwned: boolean;
  isPaying: boolean;
  isBlocked: boolean;
  onBuy: () => void;
}

/** One plan with its monthly price in roubles. */
export function PlanCard({ type, isOwned, isPaying, isBlocked, onBuy }: PlanCardProps) {
  const text = useText();
  const writeMoney = useMoney();
  const { price, servers } = PLANS[type];
  const title = text(PLAN_TEXTS[type].title);

  return (
    <article className={styles['plan']} data-type={type}>
      <h2>{title}</h2>
      <p className={styles['price']}>
        <strong>{writeMoney(price * 100, 'RUB')}</strong> {text(m.plan_month)}
      </p>
      <p className={styles['planText']}>{text(PLAN_TEXTS[type].text)}</p>
      <p className={styles['servers']}>
        <Icon name="check" />
        {text(m.plan_servers, { count: servers })}
      </p>
      <Button tone={type === 'premium' ? 'primary' : 'quiet'} busy={isPaying} disabled={isBlocked} onClick={onBuy}>
        {text(isOwned ? m.plan_extend : m.plan_buy, { plan: title })}
      </Button>
    </article>
  );
}
