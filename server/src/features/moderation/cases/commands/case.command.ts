import { m } from '#texts';
import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import { readTrail } from '../records/read-trail.ts';
import type { CommandDeps } from '../orders/command-deps.ts';
import { CASE_NUMBER_OPTION } from './case-options.ts';
import { describeCase } from './describe-case.ts';

/** Shows a case: what was done, why, and its outcome. */
export function caseCommand({ db, cases, punishments, channelReaders }: CommandDeps): CommandDefinition {
  return defineCommand({
    name: 'case',
    category: 'moderation',
    takesRemarks: true,
    defaultMemberPermissions: ['ModerateMembers'],
    botPermissions: ['EmbedLinks'],
    isEphemeral: true,
    config: {
      en: { name: 'case', description: 'Shows a case and its history', aliases: [] },
      ru: { name: 'случай', description: 'Показывает случай и его историю', aliases: ['дело'] },
    },
    options: [CASE_NUMBER_OPTION],
    async run({ bot, guildId, channelId, user, options: { number }, messageId, locale, reply, refuse }) {
      const found = await cases.find({ guildId, number });
      if (found === null) {
        await refuse(m.case_unknown({ number }, { locale }));
        return;
      }
      const isPublic = messageId !== null;
      const source = found.message?.channelId ?? channelId;
      // Everyone in this channel reads a public answer, so it quotes only messages from here.
      const isQuoted = isPublic
        ? source === channelId
        : (await channelReaders.readable(guildId, user.id, [source])).has(source);
      const [trail, followers] = await Promise.all([
        readTrail(db, { guildId, number }),
        punishments.followersOf(guildId, [number]),
      ]);
      const url = `${bot.site.publicUrl}/guilds/${guildId}/cases/${number}`;
      const shown = { caseRecord: found, trail, followers, url, isPublic, isQuoted };
      await reply({ embeds: [describeCase(shown, locale)] });
    },
  });
}
