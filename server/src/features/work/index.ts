import type { Ledger } from '../balances/index.ts';
import type { Cooldowns } from '../cooldowns/index.ts';
import { defineFeature } from '../feature.ts';
import type { Frame } from '../frame.ts';
import { bagComponent } from './moneybags/bag-components.ts';
import { moneybagsCommand } from './moneybags/moneybags.command.ts';
import { workCommand } from './work.command.ts';

interface Needs extends Pick<Frame, 'database'> {
  ledger: Ledger;
  cooldowns: Cooldowns;
}

/** Earning by work, and by luck. */
export const workFeature = defineFeature({
  name: 'work',
  open: ({ database: { db }, ledger, cooldowns }: Needs) => {
    const parts = { db, ledger, cooldowns };
    return { commands: [workCommand(parts), moneybagsCommand(cooldowns)], components: [bagComponent(parts)] };
  },
});
