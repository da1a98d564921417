import { REASON_MAX } from '@perigee/core/moderation/punishments/punishment';
import { type CommandDefinition, defineCommand, defineOptions } from '../../../../bot/define-command.ts';
import type { CommandDeps } from '../orders/command-deps.ts';
import { describeOutcome } from '../orders/describe-outcome.ts';
import { findPeople } from '../orders/targets/find-people.ts';
import { writeMissing } from '../orders/targets/name-people.ts';
import { causeOfUse } from '../orders/order-cause.ts';
import { aboutMessage } from '../orders/order-details.ts';
import { EVIDENCE_OPTION, PUNISHED_MEMBER_OPTION } from '../orders/punish-options.ts';
import { readEvidence } from '../orders/read-evidence.ts';

const NOTE_OPTIONS = defineOptions(
  PUNISHED_MEMBER_OPTION,
  {
    key: 'text',
    type: 'string',
    required: true,
    maxLength: REASON_MAX,
    isSecret: true,
    config: {
      en: { name: 'text', description: 'Text of the note' },
      ru: { name: 'текст', description: 'Что записать' },
    },
  },
  EVIDENCE_OPTION,
);

/** Adds a note about a user, visible only to moderators. */
export function noteCommand(deps: CommandDeps): CommandDefinition {
  return defineCommand({
    name: 'note',
    category: 'moderation',
    defaultMemberPermissions: ['ModerateMembers'],
    isEphemeral: true,
    config: {
      en: { name: 'note', description: 'Adds a note about a member, who isn’t notified', aliases: [] },
      ru: {
        name: 'заметка',
        description: 'Добавляет заметку об участнике; он о ней не узнает',
        aliases: ['пометка'],
      },
    },
    options: NOTE_OPTIONS,
    async run(ctx) {
      const { guildId, channelId, user, options, target, locale, reply, refuse } = ctx;
      const { people, missing } = await findPeople(ctx, [options.member], { mayBeAbsent: true });
      const [person] = people;
      if (person === undefined) {
        await refuse(missing.map((each) => writeMissing(each, locale)).join('\n'));
        return;
      }
      const { evidence, lostPictures } = await readEvidence(options.evidence, channelId);
      const cases = await deps.punishments.note({
        guildId,
        members: [{ id: person.id, name: person.name }],
        moderator: { id: user.id, name: user.username },
        reason: options.text,
        source: 'command',
        evidence,
        cause: causeOfUse(ctx),
        ...aboutMessage(target),
      });
      const content = describeOutcome({ cases, followers: [], refused: [], lostPictures, activeWarns: null }, locale);
      await reply({ content });
    },
  });
}
