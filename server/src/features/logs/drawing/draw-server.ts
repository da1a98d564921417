import { channelMention, inlineCode, roleMention } from '@discordjs/formatters';
import { fieldAt } from '@perigee/core/base/schemas/field-metadata';
import { changePathText } from '@perigee/core/community/settings/change-path-text';
import { valueText } from '@perigee/core/community/settings/value-text';
import type { LogDetails } from '@perigee/core/logs/details';
import type { Locale } from '@perigee/core/base/locales/locales';
import { SECTIONS, sectionNameSchema } from '@perigee/core/community/settings/sections';
import { TAB_TITLES } from '@perigee/core/base/tabs/tabs';
import { cutText } from '@perigee/core/base/text/cut';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { m } from '#texts';
import { changeLines } from './draw-changes.ts';
import type { DrawEvent } from './drawing.ts';
import { channelText, foreign, line, listText, roleText } from './words.ts';

/** Number of changed fields shown in the chat; the site shows more. */
const FIELDS_MAX = 10;

/** Maximum length of a setting's value, in UTF-16 code units. */
const VALUE_MAX = 120;

/** How a changed server reads in the log. */
export const drawServerEdit: DrawEvent<'serverEdit'> = ({ details }, { locale }) => ({
  tone: 'changed',
  lines: changeLines(details.changes, locale),
});

/** How a created invite reads in the log. */
export const drawInviteCreate: DrawEvent<'inviteCreate'> = ({ channel, details }, { locale }) => {
  const { code, maxAgeMs, maxUses, isTemporary, roles = [] } = details;
  const age = maxAgeMs === null ? m.log_max_age_forever({}, { locale }) : writeDuration(maxAgeMs, locale);
  return {
    tone: 'made',
    lines: [
      line(m.log_invite({}, { locale }), inlineCode(code)),
      channel && line(m.log_channel({}, { locale }), channelText(channel)),
      line(m.log_max_age({}, { locale }), age),
      line(m.log_max_uses({}, { locale }), maxUses === 0 ? null : String(maxUses)),
      line(m.log_invite_roles({}, { locale }), listText(roles.map(roleText), locale)),
      isTemporary ? line(m.log_temporary({}, { locale }), m.log_yes({}, { locale })) : null,
    ],
  };
};

/** How a moderator's use of a command reads in the log. */
export const drawCommandUse: DrawEvent<'commandUse'> = ({ channel, details }, { locale, textMax }) => ({
  tone: 'neutral',
  lines: [
    line(m.log_command({}, { locale }), foreign(`${details.command} ${details.input}`.trim(), textMax)),
    channel && line(m.log_channel({}, { locale }), channelText(channel)),
  ],
});

/** How saved settings read in the log. */
export const drawSettingsSave: DrawEvent<'settingsSave'> = ({ details }, { locale, guildId, publicUrl }) => {
  const rest = details.changeCount - Math.min(details.changes.length, FIELDS_MAX);
  return {
    tone: 'changed',
    lines: [
      line(m.log_section({}, { locale }), sectionTitle(details.section, locale)),
      ...details.changes.slice(0, FIELDS_MAX).map((change) => changeLine(details.section, change, locale)),
      rest > 0 ? m.log_changes_more({ count: rest }, { locale }) : null,
      `[${m.log_history({}, { locale })}](${publicUrl}/guilds/${guildId}/history)`,
    ],
  };
};

function sectionOf(name: string) {
  const known = sectionNameSchema.safeParse(name);
  return known.success ? SECTIONS[known.data] : null;
}

function sectionTitle(name: string, locale: Locale): string {
  const section = sectionOf(name);
  if (section === null) return name;
  const { title, tab } = section;
  return (title ?? (tab && TAB_TITLES[tab]))?.[locale] ?? name;
}

type Change = LogDetails<'settingsSave'>['changes'][number];

function changeLine(section: string, { path, before, after }: Change, locale: Locale): string | null {
  const schema = sectionOf(section)?.schema;
  const field = schema && fieldAt(schema, path);
  const words = { locale, nameId: mention };
  const formatValue = (value: unknown) => foreign(shortText(valueText(field, value, words)), VALUE_MAX);
  return line(foreign(changePathText(schema, path, words)), `${formatValue(before)} → ${formatValue(after)}`);
}

/** Truncated, but never within a mention. */
function shortText(whole: string): string {
  return cutText(whole, VALUE_MAX).replace(/<[@#]&?\d*…$/u, '…');
}

function mention(id: string, kind: 'role' | 'channel' | undefined): string {
  if (kind === undefined) return id;
  return kind === 'role' ? roleMention(id) : channelMention(id);
}
