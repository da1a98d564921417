import { PLAN_TYPES, type PlanType } from '@perigee/core/community/boost/plans';
import { m } from '#texts';
import { Icon } from '../../components/icon/icon.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { useSite } from '../../lib/site/use-site.ts';
import { PlanCard } from './plan-card.tsx';
import type { BuyPlan } from './payments/use-payment.ts';
import styles from './donate.module.css';

interface PlansProps {
  payment: BuyPlan;
  /** The plan that a payment would extend; null for none. */
  owned: PlanType | null;
}

/**
 * The price cards. Signed-out visitors see a notice, and the buy buttons lead to the sign-in
 * (docs/rules/pages.md#plans).
 */
export function Plans({ payment: { paying, buy }, owned }: PlansProps) {
  const text = useText();
  const session = useSession();
  const { sellsBoosts } = useSite();
  const notice = sellsBoosts ? m.donate_unauthorized : m.donate_not_sold;

  return (
    <section aria-label={text(m.donate_plans)}>
      <div className={styles['plans']}>
        {PLAN_TYPES.map((type) => (
          <PlanCard
            key={type}
            type={type}
            isOwned={type === owned}
            isPaying={paying === type}
            isBlocked={paying !== null || session.status === 'loading' || !sellsBoosts}
            onBuy={() => buy(type)}
          />
        ))}
      </div>
      <p className={styles['unauthorized']} role="status" data-shown={session.status === 'guest' || !sellsBoosts}>
        <Icon name="lock" size={18} />
        {text(notice)}
      </p>
    </section>
  );
}
