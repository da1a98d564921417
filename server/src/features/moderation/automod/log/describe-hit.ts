import { channelMention, escapeMarkdown, messageLink, time, TimestampStyles, userMention } from '@discordjs/formatters';
import type { CaseType } from '@perigee/core/moderation/cases/case';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { AUTOMOD_RULES } from '@perigee/core/moderation/automod/catalogue';
import type { RuleException } from '@perigee/core/moderation/automod/rule-exception';
import type { ExceptionOffer } from '@perigee/core/moderation/automod/site-endpoints';
import type { Locale } from '@perigee/core/base/locales/locales';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { m } from '#texts';
import type { ReplyBody } from '../../../../bot/command-context.ts';
import { harsherHitId, ignoreHitId, wrongHitId } from '../hits/hit-button.ts';
import type { Hit } from '../hits/hit.ts';
import type { Case } from '../../cases/records/case-record.ts';
import type { HitSteps, Rung } from './rungs.ts';
import { ignoreChoices } from '../exemptions/ignore-choices.ts';
import { domainButtons, exceptionSelect } from '../false-positives/exception-choices.ts';
import type { TextSpan } from '@perigee/core/moderation/automod/text/mapped-text';
import { cutText } from '@perigee/core/base/text/cut';

const DONE = 0xf0_a0_30;
const LOGGED = 0x80_88_98;
const WRONG = 0x30_b0_60;

/** What can be excepted after a hit: domains with one press, and everything once it is marked as wrong. */
interface Shown {
  /** For hits that nobody marked as wrong. */
  steps?: HitSteps;
  domains?: readonly RuleException[];
  all?: readonly ExceptionOffer[];
}

/** A hit as moderators see it, with its controls. A hit marked as wrong shows the offered exceptions instead. */
export function describeHit(hit: Hit, locale: Locale, { domains = [], all = [], steps }: Shown): ReplyBody {
  const rules = hit.rules.map((rule) => AUTOMOD_RULES[rule].name[locale]).join(', ');
  const title = hit.isLogOnly ? m.automod_would_have({ rules }, { locale }) : m.automod_fired({ rules }, { locale });
  const what = [
    m.automod_hit_where({ member: userMention(hit.member.id), channel: channelMention(hit.channelId) }, { locale }),
    ...(hit.isDeleted ? [m.automod_hit_deleted({}, { locale })] : []),
    ...(hit.caseNumber === null ? [] : [caseLine(hit.caseNumber, steps?.done ?? null, locale)]),
    ...(hit.wrongAt === null ? [] : [m.automod_hit_wrong({}, { locale }), ...restoredOf(hit, locale)]),
  ];
  const color = hit.wrongAt !== null ? WRONG : hit.isLogOnly ? LOGGED : DONE;
  const description = `${what.join('\n')}\n\n${markSpans(hit.text, hit.spans)}`;
  return {
    embeds: [{ title, description, color, timestamp: hit.at.toISOString() }],
    components:
      hit.wrongAt === null
        ? controlsOf(hit, { domains, next: steps?.next ?? null }, locale)
        : exceptionSelect(hit.id, all, locale),
  };
}

/** What was done, with its end. */
function caseLine(number: number, done: Case | null, locale: Locale): string {
  if (done === null) return m.automod_hit_case({ number }, { locale });
  const what = STEPS[done.type]?.({}, { locale }) ?? '';
  const end = done.endsAt === null ? '' : ` · ${time(done.endsAt, TimestampStyles.RelativeTime)}`;
  return what === ''
    ? m.automod_hit_case({ number }, { locale })
    : `${m.automod_hit_case({ number }, { locale })}: ${what}${end}`;
}

const STEPS: Partial<Record<CaseType, (inputs: object, options: { locale: Locale }) => string>> = {
  warn: m.automod_step_warn,
  mute: m.automod_step_mute,
  kick: m.automod_step_kick,
  ban: m.automod_step_ban,
  softban: m.automod_step_softban,
};

/** Names the next step; without one, a press says that there is none. */
function harsherLabel(next: Rung | null, locale: Locale): string {
  if (next === null) return m.automod_harsher({}, { locale });
  const what = STEPS[next.type]?.({}, { locale }) ?? next.type;
  const length = next.durationMs === undefined ? '' : `, ${writeDuration(next.durationMs, locale)}`;
  return `${m.automod_harsher({}, { locale })}: ${what}${length}`;
}

function restoredOf({ guildId, channelId, restoring, restoredId }: Hit, locale: Locale): string[] {
  if (restoring === 'failed') return [m.automod_hit_not_restored({}, { locale })];
  if (restoredId === null) return [];
  return [m.automod_hit_restored({ link: messageLink(channelId, restoredId, guildId) }, { locale })];
}

function controlsOf(
  { id, rung, rules }: Hit,
  { domains, next }: { domains: readonly RuleException[]; next: Rung | null },
  locale: Locale,
): NonNullable<ReplyBody['components']> {
  const button = (label: string, customId: string) => ({
    type: ComponentType.Button as const,
    style: ButtonStyle.Secondary as const,
    label,
    custom_id: customId,
  });
  const ignore = {
    type: ComponentType.StringSelect as const,
    custom_id: ignoreHitId.write({ hitId: id }),
    placeholder: m.automod_ignore({}, { locale }),
    options: ignoreChoices(rules, locale),
  };
  const wrong = button(m.automod_hit_wrong_button({}, { locale }), wrongHitId.write({ hitId: id }));
  const harsher = button(harsherLabel(next, locale), harsherHitId.write({ hitId: id, rung: String(rung) }));
  return [
    { type: ComponentType.ActionRow, components: [wrong, harsher, ...domainButtons(id, domains, locale)] },
    { type: ComponentType.ActionRow, components: [ignore] },
  ];
}

/** How much of a message is shown, in UTF-16 code units: fits an embed even if every character is escaped. */
const SHOWN_MAX = 900;

/** A message's text as a quote, with the matches in bold. */
function markSpans(text: string, spans: readonly TextSpan[]): string {
  const shown = cutText(text, SHOWN_MAX, '');
  let marked = '';
  let at = 0;
  for (const { start, end } of [...spans].toSorted((one, other) => one.start - other.start)) {
    if (start < at || start >= shown.length) continue;
    const matched = shown.slice(start, end);
    marked += `${escapeMarkdown(shown.slice(at, start))}**${escapeMarkdown(matched)}**`;
    at = start + matched.length;
  }
  const whole = `${marked}${escapeMarkdown(shown.slice(at))}${shown.length < text.length ? '…' : ''}`;
  return whole === '' ? '' : `>>> ${whole}`;
}
