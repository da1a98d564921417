import { type APIMessage, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { ActDeferred } from '../../acts/act-refused.ts';
import { type Act, defineAct } from '../../bot/define-act.ts';
import { NO_PINGS } from '../../bot/message-of.ts';
import { forgiving } from '../../discord/forgiving.ts';
import type { MassChanges } from '../balances/index.ts';
import { beginningOf, describeChange } from './describe-change.ts';
import { moneyReportDue } from './money-due.ts';

/** How often the message changes while it goes on, in milliseconds. */
const PAUSE_MS = 2_000;

/** So long the command has to answer itself; then it did not live to do so. */
const ANSWERED_WITHIN_MS = 10_000;

/** Tells in the reply to the command how far a change for a role is, until it is over; also after a restart. */
export function reportChange(changes: MassChanges): Act {
  return defineAct(moneyReportDue, {
    failsOn: [Code.UnknownChannel, Code.MissingAccess, Code.MissingPermissions],
    async perform({ api, settings }, { changeId }, { guildId, dueAt, send }) {
      const change = await changes.find(guildId, changeId);
      if (change === null || change.channelId === null) return;
      const { language, economy } = await settings.get(guildId);
      const writing = { locale: language.interface, moneySymbol: economy.moneySymbol };
      const body = { ...describeChange({ ...change, guildId }, writing), allowed_mentions: NO_PINGS };

      if (change.messageId !== null) {
        const edited = api.channels.editMessage(change.channelId, change.messageId, body);
        if ((await forgiving([Code.UnknownMessage], edited)) === undefined) return;
      } else {
        if (Date.now() - dueAt.getTime() < ANSWERED_WITHIN_MS) throw new ActDeferred(PAUSE_MS / 2);
        const beginning = beginningOf({ ...change, guildId }, writing);
        const isIt = ({ embeds }: APIMessage) => embeds[0]?.description?.startsWith(beginning) === true;
        await changes.noteMessage(changeId, await send(change.channelId, body, isIt));
      }
      if (change.state === 'listing' || change.state === 'running' || change.state === 'undoing') {
        throw new ActDeferred(PAUSE_MS);
      }
    },
  });
}
