import { cutText } from '@perigee/core/base/text/cut';
import type { InvocationObserver } from '../../../../bot/invocation-observer.ts';
import type { LogBook } from '../../entries/log-book.ts';

/** Maximum length of a command's stored input, in UTF-16 code units. */
const INPUT_MAX = 1_000;

/** Logs uses of moderator commands: those that members may not use by default. */
export function writeCommandUses(logBook: LogBook): InvocationObserver {
  return async ({ command, subcommand, input, guildId, channelId, user, invocationId }) => {
    if (command.defaultMemberPermissions.length === 0) return;
    await logBook.write({
      guildId,
      event: 'commandUse',
      key: `use ${invocationId}`,
      who: { by: { id: user.id, name: user.username } },
      target: null,
      channel: { id: channelId },
      details: {
        command: subcommand === null ? command.name : `${command.name} ${subcommand}`,
        input: cutText(input, INPUT_MAX, ''),
      },
    });
  };
}
