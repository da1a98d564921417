import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import { createCaseStore } from '../../moderation/index.ts';
import { cancelReminderCommand } from './cancel-reminder.command.ts';
import { deliverReminder } from './deliver-reminder.job.ts';
import { listRemindersCommand } from './list-reminders.command.ts';
import { remindCommand } from './remind.command.ts';
import { createReminderStore } from './reminder-store.ts';
import { REMINDERS_TABLES } from './tables.ts';

/** Reminders that members set for themselves. */
export const remindersFeature = defineFeature({
  name: 'reminders',
  tables: REMINDERS_TABLES,
  open: ({ database }: Pick<Frame, 'database'>) => {
    const reminders = createReminderStore(database.db);
    return {
      services: { reminders },
      commands: [remindCommand(reminders), listRemindersCommand(reminders), cancelReminderCommand(reminders)],
      jobs: [deliverReminder(reminders, createCaseStore(database.db))],
    };
  },
});
