import { defineFeature } from '../feature.ts';
import type { Frame } from '../frame.ts';
import type { ChannelWriters } from '../community/index.ts';
import { createCaseStore } from '../moderation/index.ts';
import { avatar } from './avatar.command.ts';
import { color } from './color.command.ts';
import { embed } from './embeds/embed.command.ts';
import { emoji } from './emoji.command.ts';
import { help } from './help/help.command.ts';
import { info } from './info.command.ts';
import { invite } from './invite.command.ts';
import { ping } from './ping.command.ts';
import { announcePollResult } from './poll/announce-result.job.ts';
import { closePoll } from './poll/close-poll.job.ts';
import { pollComponents } from './poll/poll-components.ts';
import { createPollStore } from './poll/poll-store.ts';
import { pollCommand } from './poll/poll.command.ts';
import { POLL_TABLES } from './poll/tables.ts';
import { cancelReminderCommand } from './reminders/cancel-reminder.command.ts';
import { deliverReminders } from './reminders/deliver-reminder.job.ts';
import { listRemindersCommand } from './reminders/list-reminders.command.ts';
import { remindCommand } from './reminders/remind.command.ts';
import { createReminderStore } from './reminders/reminder-store.ts';
import { snoozeReminder } from './reminders/snooze.component.ts';
import { REMINDERS_TABLES } from './reminders/tables.ts';
import { role } from './role.command.ts';
import { rollAgain } from './roll/roll-again.component.ts';
import { rollCommand } from './roll/roll.command.ts';
import { say } from './say.command.ts';
import { server } from './server.command.ts';
import { timestamp } from './timestamp.command.ts';
import { user } from './user.command.ts';

/** Small commands for everyone: help, lookups, polls, reminders, dice and the like. */
export const utilitiesFeature = defineFeature({
  name: 'utilities',
  tables: { ...POLL_TABLES, ...REMINDERS_TABLES },
  open: ({ database: { db }, channelWriters }: Pick<Frame, 'database'> & { channelWriters: ChannelWriters }) => {
    const polls = createPollStore(db);
    const reminders = createReminderStore(db);
    return {
      services: { polls, reminders },
      // The order within a category is the one that help and the public list show.
      commands: [
        help,
        ping,
        info,
        invite,
        avatar,
        user,
        server,
        role,
        emoji,
        pollCommand(polls),
        remindCommand(reminders),
        listRemindersCommand(reminders),
        cancelReminderCommand(reminders),
        embed,
        say,
        color,
        timestamp,
        rollCommand,
      ],
      components: [...pollComponents(polls), rollAgain, snoozeReminder(reminders)],
      jobs: [
        closePoll(polls),
        announcePollResult(polls),
        ...deliverReminders(reminders, createCaseStore(db), channelWriters),
      ],
    };
  },
});
