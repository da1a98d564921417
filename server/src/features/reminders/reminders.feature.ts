import type { BotFeature } from '../../bot/feature.ts';
import { cancelReminderCommand } from './cancel-reminder.command.ts';
import { deliverReminder } from './deliver-reminder.act.ts';
import { listRemindersCommand } from './list-reminders.command.ts';
import { remindCommand } from './remind.command.ts';
import type { ReminderStore } from './reminder-store.ts';

export function remindersFeature(store: ReminderStore): BotFeature {
  return {
    commands: [remindCommand(store), listRemindersCommand(store), cancelReminderCommand(store)],
    acts: [deliverReminder(store)],
  };
}
