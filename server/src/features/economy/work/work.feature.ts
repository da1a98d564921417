import type { Ledger } from '../balances/ledger/ledger.ts';
import type { Cooldowns } from '../cooldowns/cooldowns.ts';
import type { GuildDirectory } from '../../community/index.ts';
import type { EarningRules } from '../earning-rules/earning-rules.ts';
import { defineFeature } from '../../feature.ts';
import { jobComponents } from './custom-jobs/custom-job-components.ts';
import { jobsCommand } from './custom-jobs/jobs.command.ts';
import { bagComponent } from './moneybags/bag-components.ts';
import { moneybagsCommand } from './moneybags/moneybags.command.ts';
import { workCommand } from './work.command.ts';

interface Needs {
  ledger: Ledger;
  cooldowns: Cooldowns;
  earningRules: EarningRules;
  directory: GuildDirectory;
}

/** Earning through work, the guild's own jobs, and luck. */
export const workFeature = defineFeature({
  name: 'work',
  open: (needs: Needs) => ({
    commands: [workCommand(needs), jobsCommand(needs.cooldowns), moneybagsCommand(needs)],
    components: [bagComponent(needs), ...jobComponents(needs)],
  }),
});
