import { PLANS, type PlanType } from '@perigee/core/boost/plans';
import { m } from '#texts';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { type PlainMessage, useText } from '../../lib/preferences/use-text.ts';
import styles from './donate.module.css';

const PLAN_TEXTS: Record<PlanType, { title: PlainMessage; text: PlainMessage }> = {
  standard: { title: m.plan_standard, text: m.plan_standard_text },
  premium: { title: m.plan_premium, text: m.plan_premium_text },
};

interface PlanCardProps {
  type: PlanType;
  isPaying: boolean;
  isBlocked: boolean;
  onBuy: () => void;
}

/** One plan with its price in roubles a month. */
export function PlanCard({ type, isPaying, isBlocked, onBuy }: PlanCardProps) {
  const text = useText();
  const { price, servers } = PLANS[type];
  const title = text(PLAN_TEXTS[type].title);

  return (
    <article className={styles['plan']} data-type={type}>
      <h2>{title}</h2>
      <p className={styles['price']}>
        <strong>{text(m.plan_price, { price })}</strong> {text(m.plan_month)}
      </p>
      <p className={styles['planText']}>{text(PLAN_TEXTS[type].text)}</p>
      <p className={styles['servers']}>
        <Icon name="check" />
        {text(m.plan_servers, { count: servers })}
      </p>
      <Button tone={type === 'premium' ? 'primary' : 'quiet'} busy={isPaying} disabled={isBlocked} onClick={onBuy}>
        {text(m.plan_buy, { plan: title })}
      </Button>
    </article>
  );
}
