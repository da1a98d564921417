import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { type Act, defineAct } from '../../../../bot/define-act.ts';
import { callOff, drawAtEnd } from '../draw/draw-giveaway.ts';
import type { GiveawayParts } from '../giveaway-parts.ts';
import { giveawayEndDue } from '../giveaways-due.ts';

/** Draws a giveaway when its time is up. */
export function endGiveawayInTime(parts: GiveawayParts): Act {
  return defineAct(giveawayEndDue, {
    // The bot was removed, so nobody can look up who is still a member.
    failsOn: [Code.UnknownGuild, Code.MissingAccess],
    perform: ({ api }, { id, revision }, { guildId }) => drawAtEnd(parts, api, { guildId, id, revision }),
    async settle(tx, { id, revision }, { guildId, state }) {
      if (state === 'failed') await callOff(parts, tx, { guildId, id, revision }, null);
    },
  });
}
