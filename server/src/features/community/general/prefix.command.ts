import { PREFIX_MAX, prefixSchema } from '@perigee/core/community/general/schema';
import * as z from 'zod/mini';
import { m } from '#texts';
import { type CommandDefinition, defineCommand } from '../../../bot/define-command.ts';
import type { SettingsService } from '../settings/settings-service.ts';

/** Shows the guild's prefix, or changes it. */
export function prefixCommand(service: SettingsService): CommandDefinition {
  return defineCommand({
    name: 'prefix',
    category: 'general',
    config: {
      en: { name: 'prefix', description: 'Shows or changes the command prefix', aliases: ['setprefix'] },
      ru: { name: 'префикс', description: 'Показывает префикс команд или меняет его', aliases: [] },
    },
    options: [
      {
        key: 'prefix',
        type: 'string',
        required: false,
        config: {
          en: { name: 'prefix', description: 'The new prefix' },
          ru: { name: 'префикс', description: 'Новый префикс' },
        },
      },
    ],
    defaultMemberPermissions: ['ManageGuild'],
    async run({ guildId, user, settings, options, locale, reply, refuse }) {
      const prefix = options.prefix;
      if (prefix === undefined) {
        await reply({ content: m.prefix_shown({ prefix: settings.prefix }, { locale }) });
        return;
      }
      if (!z.safeParse(prefixSchema, prefix).success) {
        await refuse(m.prefix_refused({ max: PREFIX_MAX }, { locale }));
        return;
      }
      const value = { prefix, language: settings.language };
      await service.save({ guildId, section: 'general', value, savedBy: user.id, caller: null });
      await reply({ content: m.prefix_changed({ prefix }, { locale }) });
    },
  });
}
