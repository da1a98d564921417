import { BONUSES } from '@perigee/core/economy/bonuses/periods';
import type { Ledger } from '../balances/ledger/ledger.ts';
import type { EarningRules } from '../earning-rules/earning-rules.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import { bonusCommand } from './bonus-command.ts';
import { BONUS_TABLES } from './tables.ts';

interface Needs extends Pick<Frame, 'database'> {
  ledger: Ledger;
  earningRules: EarningRules;
}

/** Rewards for coming back every day and every week. */
export const bonusesFeature = defineFeature({
  name: 'bonuses',
  tables: BONUS_TABLES,
  open: ({ database: { db }, ledger, earningRules }: Needs) => ({
    commands: BONUSES.map((bonus) => bonusCommand(bonus, { db, ledger, earningRules })),
  }),
});
