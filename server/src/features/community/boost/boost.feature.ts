import type { BotGuildsStore } from '../directory/bot-guilds-store.ts';
import type { GuildDirectory } from '../directory/guild-directory.ts';
import type { UserGuilds } from '../directory/user-guilds.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import { handleGiftOrder } from './gift-order.ts';
import { giftRoutes } from './gift-routes.ts';
import { openBoosts, openSales } from './open-boost.ts';
import { openPaymentCare } from './payments/payment-care.ts';
import { describeOwnBoostWith } from './own-boost.ts';
import { paymentsRoutes } from './payments/payments-routes.ts';
import { placementRoutes } from './placement-routes.ts';
import { remindOfEnd } from './remind-of-end.job.ts';
import { seedDemoBoost } from './seed-demo.ts';
import { BOOST_TABLES } from './tables.ts';

interface Needs extends Pick<Frame, 'config' | 'database' | 'events' | 'redis' | 'log' | 'metrics' | 'tracing'> {
  directory: GuildDirectory;
  userGuilds: UserGuilds;
  botGuilds: BotGuildsStore;
}

/** Who has a plan, where it came from, and which guilds it boosts. */
export const boostFeature = defineFeature({
  name: 'boost',
  tables: BOOST_TABLES,
  open: ({ config, database: { db }, events, redis, log, metrics, tracing, ...needs }: Needs) => {
    const { directory, userGuilds, botGuilds } = needs;
    const { tasks: boostTasks, ...boosts } = openBoosts({ db, events, grantedGuilds: config.boostedGuilds, log });
    const { subscriptions, placements } = boosts;
    const { tasks: salesTasks, ...sales } = openSales({ config, db, subscriptions, log, metrics, tracing });
    const paymentCare = openPaymentCare({ db, payments: sales.payments, subscriptions });
    const describeOwn = describeOwnBoostWith({ db, userGuilds, botGuilds });
    return {
      services: { ...boosts, ...sales, paymentCare },
      routes: [
        placementRoutes({ placements, describeOwn, directory, userGuilds }),
        paymentsRoutes({
          payments: sales.payments,
          subscriptions,
          webhookNetworks: config.payments?.webhookNetworks ?? null,
        }),
        giftRoutes({ redis, subscriptions, describeOwn }),
      ],
      jobs: [remindOfEnd(db)],
      tasks: [...boostTasks, ...salesTasks],
      orders: [handleGiftOrder(db)],
      seedDemo: ({ boost }) => seedDemoBoost({ db, subscriptions }, boost),
    };
  },
});
