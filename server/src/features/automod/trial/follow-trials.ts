import { RULE_KEYS } from '@perigee/core/automod/catalogue';
import { automodSchema } from '@perigee/core/automod/schema';
import { settingsSaved } from '@perigee/core/settings/events';
import * as z from 'zod/mini';
import { enqueueAct } from '../../../acts/acts.ts';
import { defineSubscriber } from '../../../events/define-subscriber.ts';
import { trialEnd } from './trial-end.ts';

/** Every trial that is saved has an end that tells of it, however long that is away. */
export const followTrials = defineSubscriber(settingsSaved, {
  async inTransaction(tx, { guildId, section }) {
    if (section !== 'automod') return;
    const saved = await tx
      .selectFrom('guild_settings')
      .select('value')
      .where('guild_id', '=', guildId)
      .where('section', '=', section)
      .executeTakeFirst();
    const automod = z.safeParse(automodSchema, saved?.value).data;
    const now = Date.now();
    for (const rule of automod === undefined ? [] : RULE_KEYS) {
      const until = automod?.[rule].enabled === true ? automod[rule].logOnlyUntil : null;
      if (until === null || until <= now) continue;
      const payload = { rule, since: now, until };
      await enqueueAct(tx, trialEnd, { guildId, key: `${rule} ${until}`, payload, at: new Date(until) });
    }
  },
});
