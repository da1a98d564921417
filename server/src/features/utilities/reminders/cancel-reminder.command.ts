import { m } from '#texts';
import { type CommandDefinition, defineCommand } from '../../../bot/define-command.ts';
import type { ReminderStore } from './reminder-store.ts';

/** Cancels one of the member's reminders. */
export function cancelReminderCommand(store: ReminderStore): CommandDefinition {
  return defineCommand({
    name: 'unremind',
    category: 'utilities',
    config: {
      en: { name: 'unremind', description: 'Cancels one of your reminders', aliases: ['forget'] },
      ru: { name: 'забудь', description: 'Отменяет одно из ваших напоминаний', aliases: ['забыть'] },
    },
    options: [
      {
        key: 'number',
        type: 'integer',
        required: true,
        config: {
          en: { name: 'number', description: 'The reminder’s number in your list' },
          ru: { name: 'номер', description: 'Номер в списке ваших напоминаний' },
        },
      },
    ],
    async run({ guildId, user, options: { number }, locale, reply, refuse }) {
      const cancelled = await store.cancel({ guildId, userId: user.id }, number);
      if (cancelled === null) await refuse(m.reminder_unknown({ number }, { locale }));
      else await reply({ content: m.reminder_cancelled({ number }, { locale }) });
    },
  });
}
