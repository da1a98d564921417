import { type BalanceUpdate, balanceUpdateSchema } from '@perigee/core/economy/balances/schema';
import type { LeaderProfile } from '@perigee/core/economy/leaderboard/schema';
import { useState } from 'react';
import { resolveFields } from '../../../components/settings-form/errors/resolve-fields.ts';

/** The changes entered for a member; an empty reason means none. */
export function useBalanceForm({ balance }: Pick<LeaderProfile['leader'], 'balance'>) {
  const [values, setValues] = useState({ balance, resetXP: false, reason: '' });
  const errors = resolveFields(balanceUpdateSchema)(values);
  const reason = values.reason.trim();
  const update: BalanceUpdate = {
    balance: values.balance,
    resetXP: values.resetXP,
    ...(reason !== '' && { reason }),
  };
  const isChanged = values.balance !== balance || values.resetXP;

  return {
    values,
    errors,
    change: (changes: Partial<typeof values>) => setValues({ ...values, ...changes }),
    /** The update to send; null while nothing has changed or something is invalid. */
    update: isChanged && Object.keys(errors).length === 0 ? update : null,
  };
}
