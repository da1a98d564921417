import type { Ledger } from '../balances/index.ts';
import type { Cooldowns } from '../cooldowns/index.ts';
import { defineFeature } from '../feature.ts';
import type { Frame } from '../frame.ts';
import { workCommand } from './work.command.ts';

interface Needs extends Pick<Frame, 'database'> {
  ledger: Ledger;
  cooldowns: Cooldowns;
}

/** Earning by work. */
export const workFeature = defineFeature({
  name: 'work',
  open: ({ database: { db }, ledger, cooldowns }: Needs) => {
    const parts = { db, ledger, cooldowns };
    return { commands: [workCommand(parts)] };
  },
});
