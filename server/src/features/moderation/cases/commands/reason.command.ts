import { m } from '#texts';
import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import type { CommandDeps } from '../orders/command-deps.ts';
import { personNameOf } from '../orders/targets/name-people.ts';
import { CASE_NUMBER_OPTION, NEW_REASON_OPTION } from './case-options.ts';
import { changeNumbered } from './change-case.ts';
import { quotedLines } from './describe-case.ts';

/** Changes the reason of a case; the old one stays in its trail. */
export function reasonCommand(deps: CommandDeps): CommandDefinition {
  return defineCommand({
    name: 'reason',
    category: 'moderation',
    defaultMemberPermissions: ['ModerateMembers'],
    config: {
      en: { name: 'reason', description: 'Changes the reason for a case', aliases: [] },
      ru: { name: 'причина', description: 'Меняет причину случая', aliases: [] },
    },
    options: [CASE_NUMBER_OPTION, NEW_REASON_OPTION],
    async run(ctx) {
      const { options, locale, reply } = ctx;
      const reason = options.reason.trim();
      const changed = await changeNumbered(ctx, deps, (key) => deps.punishments.changeReason({ ...key, reason }));
      if (changed === null) return;
      const { number, type, member } = changed;
      const said = m.case_reason_changed({ number, member: personNameOf(member) }, { locale });
      // A note is shown to its moderators only.
      const isHidden = type === 'note' && ctx.messageId !== null;
      await reply({ content: [said, ...(isHidden ? [] : quotedLines(changed.reason))].join('\n') });
    },
  });
}
