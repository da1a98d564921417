import { CASE_PERMISSIONS } from '@perigee/core/moderation/cases/permissions';
import type { Locale } from '@perigee/core/base/locales/locales';
import { holds } from '@perigee/core/base/permissions/permissions';
import { m } from '#texts';
import type { CommandContextOf } from '../../../../bot/command-context.ts';
import { namePermissions } from '../../../../bot/access/permission-texts.ts';
import type { Case, Person } from '../records/case-record.ts';
import type { CaseChange, CaseRefusal } from '../punishments/punishments.ts';
import { causeOfUse } from '../orders/order-cause.ts';
import { caseRefusal } from '../orders/targets/choose-targets.ts';
import type { CommandDeps } from '../orders/command-deps.ts';
import type { CASE_NUMBER_OPTION } from './case-options.ts';

const REFUSALS: Record<CaseRefusal, (inputs: { number: number }, options: { locale: Locale }) => string> = {
  notFound: m.case_unknown,
  notInForce: m.case_not_in_force,
  takesNoDuration: m.case_takes_no_duration,
  alreadyOver: m.case_over,
  notFailed: m.case_not_failed,
  muteImpossible: m.case_change_mute_impossible,
  stricterStands: m.case_change_stricter,
};

interface Key {
  guildId: string;
  number: number;
  by: Person;
  cause: string;
}

/**
 * Changes a case by its number if the moderator has the permission for its type; null if refused, with the reason
 * already replied.
 */
export async function changeNumbered(
  ctx: CommandContextOf<readonly [typeof CASE_NUMBER_OPTION]>,
  { cases }: CommandDeps,
  change: (key: Key) => Promise<CaseChange>,
): Promise<Case | null> {
  const { guildId, user, options, permissions, locale, refuse } = ctx;
  const { number } = options;
  const found = await cases.find({ guildId, number });
  if (found === null) {
    await refuse(m.case_unknown({ number }, { locale }));
    return null;
  }
  const needed = CASE_PERMISSIONS[found.type];
  if (!holds(permissions, needed)) {
    await refuse(m.command_forbidden({ permissions: namePermissions([needed], locale) }, { locale }));
    return null;
  }
  const refusal = await caseRefusal(ctx, found);
  if (refusal !== null) {
    await refuse(refusal);
    return null;
  }
  const outcome = await change({ guildId, number, by: { id: user.id, name: user.username }, cause: causeOfUse(ctx) });
  if ('changed' in outcome) return outcome.changed;
  await refuse(REFUSALS[outcome.refusal]({ number }, { locale }));
  return null;
}
