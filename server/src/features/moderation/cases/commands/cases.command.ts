import { type Component, defineComponent } from '../../../../bot/components/define-component.ts';
import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import { PAGE_OPTION } from '../../../../bot/commands/page-option.ts';
import { findPeople } from '../orders/targets/find-people.ts';
import { PUNISHED_MEMBER_OPTION as MEMBER_OPTION } from '../orders/punish-options.ts';
import { writeMissing } from '../orders/targets/name-people.ts';
import type { CommandDeps } from '../orders/command-deps.ts';
import { describeCaseHistory, historyPageId } from './describe-history.ts';

/** Lists the cases of a member, page by page. */
export function casesCommand({ db }: CommandDeps): CommandDefinition {
  return defineCommand({
    name: 'cases',
    category: 'moderation',
    takesRemarks: true,
    defaultMemberPermissions: ['ModerateMembers'],
    botPermissions: ['EmbedLinks'],
    isEphemeral: true,
    config: {
      en: { name: 'cases', description: 'Shows a member’s cases', aliases: ['record'] },
      ru: { name: 'случаи', description: 'Показывает наказания участника', aliases: ['дела'] },
    },
    options: [MEMBER_OPTION, PAGE_OPTION],
    async run(ctx) {
      const { guildId, user, options, messageId, locale, reply, refuse } = ctx;
      const { people, missing } = await findPeople(ctx, [options.member], { mayBeAbsent: true });
      const [person] = people;
      if (person === undefined) {
        await refuse(missing.map((each) => writeMissing(each, locale)).join('\n'));
        return;
      }
      const page = (options.page ?? 1) - 1;
      const view = { guildId, memberId: person.id, askerId: user.id, page, isPublic: messageId !== null };
      await reply(await describeCaseHistory(db, view, locale));
    },
  });
}

/** Turns pages for the member who used the command. */
export function turnHistoryPage({ db }: CommandDeps): Component {
  return defineComponent({
    id: historyPageId,
    mayPress: { owner: 'askerId' },
    command: 'cases',
    async run({ guildId, locale, update }, { askerId, memberId, page, isPublic }) {
      await update(
        await describeCaseHistory(db, { guildId, memberId, askerId, page, isPublic: isPublic === 1 }, locale),
      );
    },
  });
}
