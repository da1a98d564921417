import { m } from '#texts';
import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import { PAGE_OPTION } from '../../../../bot/commands/page-option.ts';
import type { Cooldowns } from '../../cooldowns/cooldowns.ts';
import { describeCustomJobs } from './describe-custom-jobs.ts';

/** Lists the guild's own jobs, with a select to do one. */
export function jobsCommand(cooldowns: Pick<Cooldowns, 'of'>): CommandDefinition {
  return defineCommand({
    name: 'jobs',
    category: 'economy',
    takesRemarks: true,
    botPermissions: ['EmbedLinks'],
    config: {
      en: { name: 'jobs', description: 'Lists the jobs of this server', aliases: ['joblist'] },
      ru: { name: 'профессии', description: 'Показывает профессии этого сервера', aliases: ['вакансии'] },
    },
    options: [PAGE_OPTION],
    async run(ctx) {
      const { bot, guildId, user, options, locale, refuse, reply } = ctx;
      const waits = await cooldowns.of(guildId, user.id);
      const list = describeCustomJobs(ctx, { page: options.page ?? 1, waits });
      if (list === null)
        await refuse(m.jobs_none({ link: `<${bot.site.publicUrl}/guilds/${guildId}/economy>` }, { locale }));
      else await reply(list);
    },
  });
}
