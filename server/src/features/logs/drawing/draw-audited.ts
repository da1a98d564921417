import { inlineCode } from '@discordjs/formatters';
import type { AuditedDetails } from '@perigee/core/logs/details';
import type { AuditedEvent, LogEntryOf } from '@perigee/core/logs/entry';
import type { LogTarget } from '@perigee/core/logs/parts';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import { changeLines } from './draw-changes.ts';
import type { DrawEvent, Drawing, LogView, Tone } from './drawing.ts';
import { channelText, foreign, line, personText } from './words.ts';

const TONES: Readonly<Record<AuditedDetails['act'], Tone>> = { created: 'made', edited: 'changed', deleted: 'gone' };

const ACTS = { created: m.log_act_created, edited: m.log_act_edited, deleted: m.log_act_deleted } as const;

/** How something reads in the log that only the platform's audit log tells of: a thread, an emoji, a webhook. */
export function drawAudited({ target, channel, details }: LogEntryOf<AuditedEvent>, { locale }: LogView): Drawing {
  const { act, changes } = details;
  const isThread = target?.kind === 'channel';
  return {
    tone: TONES[act],
    lines: [
      line(ACTS[act]({}, { locale }), whatText(details, target)),
      channel && !isThread ? line(m.log_channel({}, { locale }), channelText(channel)) : null,
      ...changeLines(changes, locale),
    ],
  };
}

/** A thread that is gone can't be mentioned. */
function whatText({ act, id, name }: AuditedDetails, target: LogTarget | null): string {
  if (target?.kind === 'member') return personText(target);
  if (target?.kind === 'channel' && act !== 'deleted') return channelText(target);
  if (name !== null) return foreign(name);
  return inlineCode(id ?? '?');
}

const MEASURES = {
  blocked: m.log_native_blocked,
  flagged: m.log_native_flagged,
  timedOut: m.log_native_timed_out,
  quarantined: m.log_native_quarantined,
} as const;

/** How a measure of the platform's own automoderation reads in the log. */
export const drawAutomodAlert: DrawEvent<'automodAlert'> = ({ target, channel, details }, { locale }) => ({
  tone: 'punished',
  lines: [
    memberLine(target, locale),
    line(m.log_native_measure({}, { locale }), MEASURES[details.measure]({}, { locale })),
    line(m.log_rule({}, { locale }), details.rule === null ? null : foreign(details.rule)),
    channel && line(m.log_channel({}, { locale }), channelText(channel)),
  ],
});

/** How a microphone or sound that was switched off or on reads in the log. */
export const drawVoiceMute: DrawEvent<'voiceMute'> = ({ target, details }, { locale }) => ({
  tone: 'punished',
  lines: [memberLine(target, locale), ...changeLines(details.changes, locale)],
});

function memberLine(target: { id: string; name: string | null } | null, locale: Locale): string | null {
  return target && line(m.log_member({}, { locale }), personText(target));
}
