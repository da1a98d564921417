import type { APIGuildMember } from 'discord-api-types/v10';
import type { PermissionName } from '@perigee/core/base/permissions/permissions';
import { m } from '#texts';
import type { CommandContext } from '../../../../bot/command-context.ts';
import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import type { CommandDeps } from '../orders/command-deps.ts';
import { findPeople, type FoundPerson } from '../orders/targets/find-people.ts';
import { missingPermissionsText } from '../orders/missing-rights.ts';
import { liftFor } from '../orders/lift-order.ts';
import { personNameOf, writeMissing } from '../orders/targets/name-people.ts';
import { MEMBERS_OPTION, PUNISH_REASON_OPTION } from '../orders/punish-options.ts';

/** Unmutes members. */
export function unmuteCommand(deps: CommandDeps): CommandDefinition {
  return defineCommand({
    name: 'unmute',
    category: 'moderation',
    defaultMemberPermissions: ['ModerateMembers'],
    config: {
      en: { name: 'unmute', description: 'Unmutes members', aliases: ['untimeout'] },
      ru: {
        name: 'размут',
        description: 'Снимает мут с участников',
        aliases: ['размьют', 'размутить', 'анмут'],
      },
    },
    options: [MEMBERS_OPTION, PUNISH_REASON_OPTION],
    async run(ctx) {
      const { locale, options, refuse } = ctx;
      const { people, missing } = await findPeople(ctx, options.members, { mayBeAbsent: true });
      const refusal = missingPermissionsText(ctx, [...new Set(people.flatMap((person) => neededFor(ctx, person)))]);
      if (refusal !== null) {
        await refuse(refusal);
        return;
      }
      const refused = missing.map((each) => writeMissing(each, locale));
      const muted: FoundPerson[] = [];
      for (const person of people) {
        const obstacle = await refusalOf(ctx, deps, person);
        if (obstacle === null) muted.push(person);
        else refused.push(obstacle);
      }
      await liftFor(ctx, deps, { type: 'unmute', people: muted, refused });
    },
  });
}

async function refusalOf(ctx: CommandContext, { cases }: CommandDeps, person: FoundPerson): Promise<string | null> {
  const { guildId, user, locale } = ctx;
  if (person.id === user.id) return m.unmute_yourself({}, { locale });
  if (neededFor(ctx, person).length > 0) return null;
  const [inForce, recent] = await Promise.all([
    cases.inForce(guildId, person.id, 'mute'),
    cases.recent(guildId, person.id, ['mute']),
  ]);
  // A mute under way is lifted once it is carried out.
  const isMuted = inForce.length > 0 || recent.some(({ state }) => state === 'pending');
  return isMuted ? null : m.unmute_not_muted({ member: personNameOf(person) }, { locale });
}

/** Permissions needed to unmute a member now; none if they are not muted. */
function neededFor({ settings }: CommandContext, { member }: FoundPerson): PermissionName[] {
  if (member === null) return [];
  const wearsRole = settings.muteRole !== null && member.roles.includes(settings.muteRole);
  return [
    ...(isTimedOut(member) ? (['ModerateMembers'] as const) : []),
    ...(wearsRole ? (['ManageRoles'] as const) : []),
  ];
}

function isTimedOut({ communication_disabled_until: until = null }: APIGuildMember): boolean {
  return until !== null && Date.parse(until) > Date.now();
}
