import * as z from 'zod/mini';
import { labelled } from '../../base/schemas/field-metadata.ts';
import { defineSection } from '../../base/sections/define-section.ts';
import { durationSchema } from '../../base/time/duration-schema.ts';

/** Required age of the account and of its membership in the guild. Milliseconds, 0 for none. */
const agesSchema = z.strictObject({
  account: labelled({ en: 'Account age', ru: 'Возраст аккаунта' }, durationSchema()),
  membership: labelled({ en: 'Time on the server', ru: 'Время на сервере' }, durationSchema()),
});
export type Ages = z.infer<typeof agesSchema>;

/** From when on members may earn, and may be given money: keeps second accounts from feeding the first. */
export const earningRulesSchema = z.strictObject({
  earning: labelled({ en: 'To earn', ru: 'Чтобы зарабатывать' }, agesSchema),
  receiving: labelled({ en: 'To receive money', ru: 'Чтобы получать деньги' }, agesSchema),
});
export type EarningRulesSettings = z.infer<typeof earningRulesSchema>;

/** Off by default: everybody may. */
export const earningRulesSection = defineSection({
  name: 'earningRules',
  title: { en: 'New accounts', ru: 'Новые аккаунты' },
  tab: 'economy',
  summary: 'Choose how old accounts and memberships have to be to earn and to receive money',
  schema: earningRulesSchema,
  initial: { earning: { account: 0, membership: 0 }, receiving: { account: 0, membership: 0 } },
  features: {
    newAccounts: ({ earning, receiving }) => ({
      on: [earning, receiving].some(({ account, membership }) => account > 0 || membership > 0),
      count: null,
    }),
  },
});
