import type { Locale } from '@perigee/core/base/locales/locales';
import { cutText } from '@perigee/core/base/text/cut';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { m } from '#texts';
import { namePermissions } from '../../../../bot/access/permission-texts.ts';
import type { ReplyBody } from '../../../../bot/command-context.ts';
import { TYPE_NAMES } from '../../cases/commands/case-texts.ts';
import { untilText } from '../../cases/orders/describe-outcome.ts';
import type { Case } from '../../cases/records/case-record.ts';
import { undoHitId } from '../hits/hit-button.ts';
import type { Hit } from '../hits/hit.ts';
import type { HitConsequences, Undoing } from './undo-hit.ts';

/** The platform's limit for a message, in UTF-16 code units. */
const CONTENT_MAX = 2_000;

/** Lists what marking a hit as wrong undoes, with the button that does it. */
export function askToUndo(hit: Hit, { undoable, final }: HitConsequences, locale: Locale): ReplyBody {
  const lines = [
    m.automod_undo_asked({}, { locale }),
    ...undoable.map((each) => `• ${lineOf(each, locale)}`),
    ...(hit.isDeleted ? [m.automod_undo_restores({}, { locale })] : []),
    ...final.map(({ number }) => m.automod_undo_kick_stays({ number }, { locale })),
  ];
  const button = {
    type: ComponentType.Button as const,
    style: ButtonStyle.Danger as const,
    label: m.automod_undo_confirm({}, { locale }),
    custom_id: undoHitId.write({ hitId: hit.id, lastCase: lastOf(undoable) }),
  };
  return {
    content: cutText(lines.join('\n'), CONTENT_MAX),
    components: [{ type: ComponentType.ActionRow, components: [button] }],
  };
}

/** The number of the last of these cases; 0 for none. */
export function lastOf(cases: readonly Case[]): number {
  return cases.at(-1)?.number ?? 0;
}

/** The answer to the moderator who undid a hit. */
export function describeUndoing(undoing: Undoing, locale: Locale): string {
  if (undoing === 'gone') return m.automod_hit_gone({}, { locale });
  if (undoing === 'own') return m.automod_hit_own({}, { locale });
  if ('undone' in undoing) return m.automod_undoing({}, { locale });
  return m.automod_undo_lacks({ permission: namePermissions([undoing.lacks], locale) }, { locale });
}

function lineOf({ type, number, endsAt }: Case, locale: Locale): string {
  const until = endsAt === null ? [] : [untilText(endsAt, locale)];
  return [TYPE_NAMES[type]({}, { locale }), m.case_number({ number }, { locale }), ...until].join(' · ');
}
