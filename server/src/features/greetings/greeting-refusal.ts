import { makeIssue } from '@perigee/core/issues/issue';
import { AppError } from '../../errors/app-error.ts';

/** Why a greeting cannot be tested: the field at fault, and the message for callers of the API. */
const REFUSALS = {
  channelRequired: { field: 'channel', message: 'The greeting has no channel' },
  greetingOff: { field: 'enabled', message: 'The greeting is switched off' },
  unknownChannel: { field: 'channel', message: 'The channel of the greeting is gone' },
  channelTakesNoMessages: { field: 'channel', message: 'No messages can be written in the channel of the greeting' },
  botCanNotPost: { field: 'channel', message: 'The bot may not post this in the channel' },
  inboxClosed: { field: 'message', message: 'The platform does not let the bot write to you' },
  greetingEmpty: { field: 'message', message: 'The greeting has nothing to say' },
} as const;
export type GreetingRefusal = keyof typeof REFUSALS;

/** The saved settings, or the guild, do not allow the request. */
export function greetingRefusal(name: string, code: GreetingRefusal, cause?: unknown): AppError {
  const { field, message } = REFUSALS[code];
  return new AppError('conflict', message, { issues: [makeIssue(`${name}.${field}`, code)], cause });
}
