import { m } from '#texts';
import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import { isBanned } from '../orders/targets/is-banned.ts';
import type { CommandDeps } from '../orders/command-deps.ts';
import { findPeople } from '../orders/targets/find-people.ts';
import { missingPermissionsText } from '../orders/missing-rights.ts';
import { liftFor } from '../orders/lift-order.ts';
import { personNameOf, writeMissing } from '../orders/targets/name-people.ts';
import { MEMBERS_OPTION, PUNISH_REASON_OPTION } from '../orders/punish-options.ts';

/** Lifts bans. */
export function unbanCommand(deps: CommandDeps): CommandDefinition {
  return defineCommand({
    name: 'unban',
    category: 'moderation',
    defaultMemberPermissions: ['BanMembers'],
    config: {
      en: { name: 'unban', description: 'Lifts bans', aliases: ['pardon'] },
      ru: { name: 'разбан', description: 'Снимает бан', aliases: ['разбанить', 'анбан'] },
    },
    options: [
      {
        ...MEMBERS_OPTION,
        among: 'banned',
        config: {
          en: { name: 'person', description: 'Who: the ID or name of someone who is banned' },
          ru: { name: 'человек', description: 'Кто: ID или имя того, кто забанен' },
        },
      },
      PUNISH_REASON_OPTION,
    ],
    async run(ctx) {
      const { locale, options, refuse } = ctx;
      const refusal = missingPermissionsText(ctx, ['BanMembers']);
      if (refusal !== null) {
        await refuse(refusal);
        return;
      }
      const { people, missing } = await findPeople(ctx, options.members, { mayBeAbsent: true });
      const banned = await Promise.all(people.map(({ id }) => isBanned(ctx, id)));
      const refused = [
        ...missing.map((each) => writeMissing(each, locale)),
        ...people
          .filter((_, index) => banned[index] === false)
          .map((person) => m.unban_not_banned({ member: personNameOf(person) }, { locale })),
      ];
      await liftFor(ctx, deps, {
        type: 'unban',
        people: people.filter((_, index) => banned[index] === true),
        refused,
      });
    },
  });
}
