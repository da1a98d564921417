import type { Ledger } from '../balances/ledger/ledger.ts';
import type { EarningRules } from '../earning-rules/earning-rules.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import { balanceCommand } from './balance.command.ts';
import { floorCommand } from './floor.command.ts';
import { payComponents } from './pay-components.ts';
import { payCommand } from './pay.command.ts';
import { WALLET_TABLES } from './tables.ts';
import { createWallets } from './wallets.ts';

interface Needs extends Pick<Frame, 'database'> {
  ledger: Ledger;
  earningRules: EarningRules;
}

/** A member's money: shows it, transfers it, protects it with a floor. */
export const walletFeature = defineFeature({
  name: 'wallet',
  tables: WALLET_TABLES,
  open: ({ database: { db }, ledger, earningRules }: Needs) => {
    const wallets = createWallets(db);
    return {
      services: { wallets },
      commands: [
        balanceCommand(ledger, wallets),
        payCommand({ ledger, wallets, earningRules }),
        floorCommand(ledger, wallets),
      ],
      components: payComponents({ ledger, wallets, earningRules }),
    };
  },
});
