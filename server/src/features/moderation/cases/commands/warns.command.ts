import { time, TimestampStyles, userMention } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/base/locales/locales';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { cutText } from '@perigee/core/base/text/cut';
import { m } from '#texts';
import { escapeText } from '../../../../texts/people-text.ts';
import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import type { Case } from '../records/case-record.ts';
import type { CommandDeps } from '../orders/command-deps.ts';
import { PAGE_OPTION } from '../../../../bot/commands/page-option.ts';
import { findPeople } from '../orders/targets/find-people.ts';
import { personNameOf, writeMissing } from '../orders/targets/name-people.ts';
import { PUNISHED_MEMBER_OPTION } from '../orders/punish-options.ts';

/** Warns per page, and characters of each reason: the longest page stays below the platform's 4096 characters. */
const PAGE_SIZE = 20;
const REASON_SHOWN = 100;

/** Lists a member's active warns. */
export function warnsCommand(deps: CommandDeps): CommandDefinition {
  return defineCommand({
    name: 'warns',
    category: 'moderation',
    takesRemarks: true,
    defaultMemberPermissions: ['ModerateMembers'],
    botPermissions: ['EmbedLinks'],
    config: {
      en: { name: 'warns', description: 'Lists a member’s active warnings', aliases: ['warnings'] },
      ru: {
        name: 'предупреждения',
        description: 'Показывает активные предупреждения участника',
        aliases: ['преды', 'варны'],
      },
    },
    options: [PUNISHED_MEMBER_OPTION, PAGE_OPTION],
    async run(ctx) {
      const { guildId, options, locale, reply, refuse } = ctx;
      const { people, missing } = await findPeople(ctx, [options.member], { mayBeAbsent: true });
      const [person] = people;
      if (person === undefined) {
        await refuse(missing.map((each) => writeMissing(each, locale)).join('\n'));
        return;
      }
      const warns = (await deps.cases.inForce(guildId, person.id, 'warn')).toReversed();
      if (warns.length === 0) {
        await reply({ content: m.warns_none({ member: personNameOf(person) }, { locale }) });
        return;
      }
      const pages = Math.ceil(warns.length / PAGE_SIZE);
      const page = Math.min(options.page ?? 1, pages);
      const lines = warns.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((warn) => lineOf(warn, locale));
      const title = m.active_warns({ count: warns.length }, { locale });
      const description = [personNameOf(person), '', ...lines].join('\n');
      const footer = { text: m.cases_page({ page, pages }, { locale }) };
      await reply({ embeds: [{ color: ACCENT_COLOR, title, description, ...(pages > 1 && { footer }) }] });
    },
  });
}

function lineOf({ number, createdAt, moderator, reason, endsAt }: Case, locale: Locale): string {
  const when = time(Math.round(createdAt.getTime() / 1000), TimestampStyles.ShortDateTime);
  const by = moderator === null ? [] : [userMention(moderator.id)];
  const ends =
    endsAt === null
      ? []
      : [
          m.warns_expires(
            { relative: time(Math.round(endsAt.getTime() / 1000), TimestampStyles.RelativeTime) },
            { locale },
          ),
        ];
  const shown = escapeText(cutText(reason, REASON_SHOWN));
  return [`**${m.case_number({ number }, { locale })}**`, when, ...by, ...ends, ...(shown === '' ? [] : [shown])].join(
    ' · ',
  );
}
