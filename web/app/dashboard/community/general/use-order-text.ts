import type { ResetProgress } from '@perigee/core/economy/balances/schema';
import { m } from '#texts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';

type Order = NonNullable<ResetProgress['order']>;

const TEXTS = { grant: m.role_order_grant, fine: m.role_order_fine, adjust: m.role_order_adjust };

/** Describes what a manager did to the balances of everybody with a role. */
export function useOrderText(): (order: Order) => string {
  const text = useText();
  const { locale } = usePreferences();
  const { id, roles } = useGuild();

  return ({ kind, amount, roleId }) => {
    const name = roleId === id ? '@everyone' : `@${roles.find((role) => role.id === roleId)?.name ?? roleId}`;
    if (kind === 'fine' && amount === Number.MAX_SAFE_INTEGER) return text(m.role_order_fine_all, { role: name });
    return text(TEXTS[kind], { amount: amount.toLocaleString(locale), role: name });
  };
}
