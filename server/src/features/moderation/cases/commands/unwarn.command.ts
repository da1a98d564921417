import { m } from '#texts';
import type { CommandContext, CommandContextOf } from '../../../../bot/command-context.ts';
import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import { refuseWithUsage } from '../../../../bot/commands/usage-refusal.ts';
import type { Case } from '../records/case-record.ts';
import type { CommandDeps } from '../orders/command-deps.ts';
import { findPeople } from '../orders/targets/find-people.ts';
import { causeOfUse } from '../orders/order-cause.ts';
import { personNameOf, writeMissing } from '../orders/targets/name-people.ts';
import { PUNISH_REASON_OPTION, PUNISHED_MEMBER_OPTION } from '../orders/punish-options.ts';
import { CASE_NUMBER_OPTION } from './case-options.ts';

/** Lifts a warn; punishments that followed from it stay. */
export function unwarnCommand(deps: CommandDeps): CommandDefinition {
  const unwarn = defineCommand({
    name: 'unwarn',
    category: 'moderation',
    defaultMemberPermissions: ['ModerateMembers'],
    config: {
      en: { name: 'unwarn', description: 'Removes a warning; penalties it led to stay', aliases: ['delwarn'] },
      ru: {
        name: 'снятьпред',
        description: 'Снимает предупреждение; наказания, к которым оно привело, остаются',
        aliases: ['разварн', 'анварн'],
      },
    },
    options: [
      {
        ...CASE_NUMBER_OPTION,
        required: false,
      },
      {
        ...PUNISHED_MEMBER_OPTION,
        required: false,
        config: {
          en: { name: 'member', description: 'Instead of the number: the member whose latest warning to remove' },
          ru: { name: 'участник', description: 'Вместо номера: участник, чьё последнее предупреждение снять' },
        },
      },
      PUNISH_REASON_OPTION,
    ],
    async run(ctx) {
      const { options, locale, refuse } = ctx;
      if (options.number === undefined && options.member === undefined) {
        await refuseWithUsage(ctx, unwarn, m.unwarn_missing({}, { locale }));
        return;
      }
      // If the event is delivered again, the warn is no longer in force and another one is the latest.
      const [before] = await deps.punishments.orderedBy(ctx.guildId, causeOfUse(ctx));
      const found = before === undefined ? await findWarn(ctx, deps, options) : { warn: before };
      const answer = 'refused' in found ? found : await takeBack(ctx, deps, found.warn);
      if ('refused' in answer) await refuse(answer.refused);
      else await ctx.reply(answer);
    },
  });
  return unwarn;
}

async function takeBack(
  ctx: CommandContextOf<readonly [typeof PUNISH_REASON_OPTION]>,
  { punishments, cases }: CommandDeps,
  { number: chosen, member }: Case,
): Promise<{ content: string } | { refused: string }> {
  const { guildId, user, options, locale } = ctx;
  if (member.id === user.id) return { refused: m.unwarn_yourself({}, { locale }) };
  const by = { id: user.id, name: user.username };
  const { reason = '' } = options;
  const change = await punishments.liftWarn({ guildId, number: chosen, by, reason, cause: causeOfUse(ctx) });
  if ('refusal' in change) return { refused: m.unwarn_over({ number: chosen }, { locale }) };
  const { number } = change.changed;
  const left = await cases.inForce(guildId, member.id, 'warn');
  const lines = [
    m.unwarned({ number, member: personNameOf(member) }, { locale }),
    m.active_warns({ count: left.length }, { locale }),
    ...stayLine(await punishments.followersOf(guildId, [number]), locale),
  ];
  return { content: lines.join('\n') };
}

function stayLine(followers: readonly Case[], locale: CommandContext['locale']): string[] {
  const stay = followers.filter(({ state }) => state !== 'failed');
  if (stay.length === 0) return [];
  const cases = stay.map(({ number }) => m.case_number({ number }, { locale })).join(', ');
  return [m.unwarned_stays({ cases }, { locale })];
}

type FoundWarn = { warn: Case } | { refused: string };

/** By its number, or the latest warn of the named user. */
async function findWarn(
  ctx: CommandContext,
  deps: CommandDeps,
  { number, member = '' }: { number: number | undefined; member: string | undefined },
): Promise<FoundWarn> {
  const { guildId, locale } = ctx;
  if (number !== undefined) {
    const found = await deps.cases.find({ guildId, number });
    return found?.type === 'warn' ? { warn: found } : { refused: m.unwarn_unknown({ number }, { locale }) };
  }
  const { people, missing } = await findPeople(ctx, [member], { mayBeAbsent: true });
  const [person] = people;
  if (person === undefined) return { refused: missing.map((each) => writeMissing(each, locale)).join('\n') };
  const warn = (await deps.cases.inForce(guildId, person.id, 'warn')).at(-1);
  return warn === undefined ? { refused: m.warns_none({ member: personNameOf(person) }, { locale }) } : { warn };
}
