import { AUTOMOD_RULES } from '@perigee/core/moderation/automod/catalogue';
import type { LogDetails } from '@perigee/core/logs/details';
import type { LogTarget } from '@perigee/core/logs/parts';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { m } from '#texts';
import type { Drawing, LogView, Tone } from './drawing.ts';
import { line, momentText, personText } from './words.ts';

interface ModerationEntry {
  target: LogTarget | null;
  details: LogDetails<'moderationBan'>;
}

/** Draws each of the six moderation events: the member, the case, and the duration. */
export function drawModeration(tone: Tone) {
  return ({ target, details }: ModerationEntry, { locale, guildId, publicUrl }: LogView): Drawing => {
    const { caseNumber, rule, durationMs, endsAt } = details;
    const url = `${publicUrl}/guilds/${guildId}/cases/${caseNumber}`;
    return {
      tone,
      lines: [
        target && line(m.log_member({}, { locale }), personText(target)),
        line(m.log_case({}, { locale }), `[#${caseNumber}](${url})`),
        line(m.log_rule({}, { locale }), rule === null ? null : ruleName(rule, locale)),
        line(m.log_duration({}, { locale }), durationMs === null ? null : writeDuration(durationMs, locale)),
        line(m.log_ends({}, { locale }), endsAt === null ? null : momentText(endsAt)),
      ],
    };
  };
}

function ruleName(rule: string, locale: 'en' | 'ru'): string {
  const known = Object.entries(AUTOMOD_RULES).find(([key]) => key === rule);
  return known === undefined ? rule : known[1].name[locale];
}
