import { messageLink, time, TimestampStyles } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/base/locales/locales';
import type { LogAttachment, LogHeldParts, UnkeptKind } from '@perigee/core/logs/details';
import type { LogPerson } from '@perigee/core/logs/parts';
import { m } from '#texts';
import { markup } from '../../../texts/people-text.ts';
import type { DrawEvent, LogView } from './drawing.ts';
import { quote, quoteChange } from './message-text.ts';
import { channelText, foreign, line, listText, personText } from './words.ts';

/** Maximum number of files named. */
const FILES_MAX = 10;

/** How a deleted message reads in the log. */
export const drawMessageDelete: DrawEvent<'messageDelete'> = ({ channel, details }, { locale, textMax }) => {
  const { author, text, attachments, held, unkept } = details;
  return {
    tone: 'gone',
    lines: [
      author && line(m.log_author({}, { locale }), authorText(author, unkept, locale)),
      channel && line(m.log_channel({}, { locale }), channelText(channel)),
      ...(unkept === undefined ? textLines(text, { locale, textMax }) : [m.log_unkept({}, { locale })]),
      ...(held === undefined ? [] : heldLines(held, { locale, textMax })),
      line(m.log_attachments({}, { locale }), filesText(attachments, { locale })),
    ],
  };
};

/** How an edited message reads in the log. */
export const drawMessageEdit: DrawEvent<'messageEdit'> = ({ channel, details }, { guildId, locale, textMax }) => {
  const { author, before, after, removed, messageId } = details;
  const link = channel && `[${m.log_message({}, { locale })}](${messageLink(channel.id, messageId, guildId)})`;
  return {
    tone: 'changed',
    lines: [
      line(m.log_author({}, { locale }), personText(author)),
      channel && line(m.log_channel({}, { locale }), `${channelText(channel)} · ${link}`),
      ...changeLines(before, after, { locale, textMax }),
      line(m.log_attachments_removed({}, { locale }), filesText(removed, { locale })),
    ],
  };
};

/** How a bulk deletion reads in the log. */
export const drawMessageDeleteBulk: DrawEvent<'messageDeleteBulk'> = ({ channel, details }, { locale }) => {
  const { count, known, authors } = details;
  const whose = authors.map(({ person, count: own }) => `${personText(person)} × ${own}`);
  return {
    tone: 'gone',
    lines: [
      line(m.log_bulk_messages({}, { locale }), m.log_bulk({ count }, { locale })),
      channel && line(m.log_channel({}, { locale }), channelText(channel)),
      known < count ? line(m.log_bulk_known({}, { locale }), String(known)) : null,
      line(m.log_bulk_authors({}, { locale }), listText(whose, locale)),
    ],
  };
};

const UNKEPT = { bot: m.log_unkept_bot, webhook: m.log_unkept_webhook, system: m.log_unkept_system } as const;

/** A mention of a webhook would resolve to nobody. */
function authorText(author: LogPerson, unkept: UnkeptKind | undefined, locale: Locale): string {
  if (unkept === undefined) return personText(author);
  const person = unkept === 'webhook' ? foreign(author.name ?? author.id) : personText(author);
  return `${person} · ${UNKEPT[unkept]({}, { locale })}`;
}

type TextView = Pick<LogView, 'locale' | 'textMax'>;

function textLines(text: string | null, { locale, textMax }: TextView): (string | null)[] {
  const label = m.log_text({}, { locale });
  if (text === null) return [line(label, m.log_text_unknown({}, { locale }))];
  return text === '' ? [] : [quote(text, textMax)];
}

/** Forwards come first: their text is what others read in the message. */
function heldLines({ forwarded, stickers, poll }: LogHeldParts, { locale, textMax }: TextView): (string | null)[] {
  const each = Math.floor(textMax / Math.max(1, forwarded.length));
  return [
    ...forwarded.flatMap(({ text, files }) => [
      `**${m.log_forwarded({}, { locale })}:**`,
      text === '' ? null : quote(text, each),
      line(m.log_attachments({}, { locale }), namesText(files, locale)),
    ]),
    line(m.log_stickers({}, { locale }), namesText(stickers, locale)),
    poll && line(m.log_poll({}, { locale }), foreign(poll.question)),
    poll && line(m.log_poll_answers({}, { locale }), namesText(poll.answers, locale)),
  ];
}

function namesText(names: readonly string[], locale: Locale): string {
  return listText(
    names.map((name) => foreign(name, 100)),
    locale,
    FILES_MAX,
  );
}

function changeLines(before: string | null, after: string, { locale, textMax }: TextView): (string | null)[] {
  const none = m.log_text_empty({}, { locale });
  const label = { before: `**${m.log_before({}, { locale })}:**`, after: `**${m.log_after({}, { locale })}:**` };
  if (before === null)
    return [`${label.before} ${m.log_text_unknown({}, { locale })}`, label.after, quote(after, textMax)];
  if (before === after) return after === '' ? [] : [quote(after, textMax)];
  const sides = quoteChange(before, after, Math.floor(textMax / 2));
  return [
    ...(before === '' ? [`${label.before} ${none}`] : [label.before, sides.before]),
    ...(after === '' ? [`${label.after} ${none}`] : [label.after, sides.after]),
  ];
}

/** Names of files, as links where the platform still serves them, with the time each link expires. */
function filesText(files: readonly LogAttachment[], { locale }: Pick<LogView, 'locale'>): string | null {
  if (files.length === 0) return null;
  const texts = files.map(({ name, url, endsAt }) => {
    const shown = foreign(name, 100);
    if (url === null) return shown;
    const link = `[${shown}](${url})`;
    if (endsAt === null) return link;
    return m.log_attachment_until(
      { name: markup(link), when: time(new Date(endsAt), TimestampStyles.ShortDateTime) },
      { locale },
    );
  });
  return listText(texts, locale, FILES_MAX);
}
