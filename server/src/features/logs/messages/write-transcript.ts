import type { Locale } from '@perigee/core/base/locales/locales';
import type { LogEntryOf } from '@perigee/core/logs/entry';
import { m } from '#texts';
import type { ReplyFile } from '../../../bot/command-context.ts';
import type { Transcript, TranscriptMessage } from './transcript.ts';

/** Dark or light, by the preference of the reader's system. */
const TRANSCRIPT_STYLE = `
:root { color-scheme: light dark; --line: #8884; --soft: #66708a; --link: #0077c2; }
@media (prefers-color-scheme: dark) { :root { --soft: #9aa4be; --link: #4dbfff; } }
body { margin: 0 auto; max-width: 56rem; padding: 1.5rem 1rem; font: 16px/1.5 system-ui, sans-serif; }
header { border-bottom: 1px solid var(--line); margin-bottom: 1rem; padding-bottom: 1rem; }
h1 { font-size: 1.4rem; margin: 0 0 .5rem; }
header p { color: var(--soft); margin: 0; }
article { border-bottom: 1px solid var(--line); padding: .5rem 0; overflow-wrap: anywhere; }
h2 { font-size: 1rem; font-weight: 400; margin: 0; }
small, time { color: var(--soft); font-size: .8rem; }
article p { margin: .15rem 0; white-space: pre-wrap; }
blockquote { border-left: 3px solid var(--line); margin: .15rem 0; padding-left: .75rem; white-space: pre-wrap; }
a { color: var(--link); }
`;

interface LoggedTranscript {
  transcript: Transcript;
  entry: LogEntryOf<'messageDeleteBulk'>;
  /** The channel's current name; null where it was deleted. */
  channelName: string | null;
  format: 'html' | 'txt';
  locale: Locale;
}

/** A transcript as a self-contained file: text, or a page without scripts and external resources. */
export function writeTranscript(input: LoggedTranscript): ReplyFile {
  const { entry, format, locale } = input;
  const text = format === 'html' ? pageOf(input) : textOf(input);
  return {
    name: `messages-${entry.at.slice(0, 19).replaceAll(/[:T]/g, '-')}.${format}`,
    contentType: format === 'html' ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    data: Buffer.from(text, 'utf8'),
    description: m.log_transcript_file({}, { locale }),
  };
}

/** The lines above the messages. */
function headOf({ transcript, entry, channelName, locale }: LoggedTranscript): string[] {
  const { channel, details, at } = entry;
  const name = channel?.name ?? channelName;
  return [
    ...(channel === null
      ? []
      : [`${m.log_channel({}, { locale })}: ${name === null ? channel.id : `#${name} (${channel.id})`}`]),
    `${m.log_transcript_when({}, { locale })}: ${momentOf(at)}`,
    m.log_transcript_stored({ known: details.known, count: details.count }, { locale }),
    ...(transcript.isCut ? [m.log_transcript_cut({}, { locale })] : []),
  ];
}

/** In UTC, so that it is the same for every reader. */
const momentOf = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;

function textOf(input: LoggedTranscript): string {
  const { transcript, locale } = input;
  const messages = transcript.messages.map(({ author, at, ...message }) => {
    const rows = linesOf(message, locale).map((row) => `    ${row}`);
    return [`[${momentOf(at)}] ${author.name} (${author.id})`, ...rows].join('\n');
  });
  return `${[m.log_transcript_title({}, { locale }), ...headOf(input)].join('\n')}\n\n${messages.join('\n')}\n`;
}

type Written = Pick<TranscriptMessage, 'text' | 'forwarded' | 'files' | 'stickers' | 'poll'>;

function linesOf({ text, forwarded, files, ...held }: Written, locale: Locale): string[] {
  return [
    ...(text === '' ? [] : text.split('\n')),
    ...forwarded.flatMap((piece) => piece.split('\n').map((row) => `> ${row}`)),
    ...heldRows(held, locale),
    ...files.map(({ name, url }) => `* ${name} ${url}`),
  ];
}

/** Stickers and the poll, a line each. */
function heldRows({ stickers = [], poll }: Pick<TranscriptMessage, 'stickers' | 'poll'>, locale: Locale): string[] {
  return [
    ...(stickers.length > 0 ? [`${m.log_stickers({}, { locale })}: ${stickers.join(', ')}`] : []),
    ...(poll === undefined ? [] : [`${m.log_poll({}, { locale })}: ${poll.question} (${poll.answers.join(' / ')})`]),
  ];
}

function pageOf(input: LoggedTranscript): string {
  const { transcript, locale } = input;
  const title = escapeHtml(m.log_transcript_title({}, { locale }));
  const head = headOf(input).map((row) => `<p>${escapeHtml(row)}</p>`);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${TRANSCRIPT_STYLE}</style>
</head>
<body>
<header><h1>${title}</h1>${head.join('')}</header>
<main>
${transcript.messages.map((message) => articleOf(message, locale)).join('\n')}
</main>
</body>
</html>
`;
}

function articleOf({ id, author, at, text, forwarded, files, ...held }: TranscriptMessage, locale: Locale): string {
  const name = `<b><bdi>${escapeHtml(author.name)}</bdi></b> <small>${author.id}</small>`;
  const pieces = [
    ...(text === '' ? [] : [`<p dir="auto">${escapeHtml(text)}</p>`]),
    ...forwarded.map((piece) => `<blockquote dir="auto">${escapeHtml(piece)}</blockquote>`),
    ...heldRows(held, locale).map((row) => `<p dir="auto">${escapeHtml(row)}</p>`),
    ...files.map(({ name: file, url }) => `<p>${fileOf(file, url)}</p>`),
  ];
  return `<article id="m${id}"><h2>${name} <time datetime="${at}">${momentOf(at)}</time></h2>${pieces.join('')}</article>`;
}

/** Only https addresses become links: the platform's own are. */
function fileOf(name: string, url: string): string {
  const shown = `<bdi>${escapeHtml(name)}</bdi>`;
  return url.startsWith('https://') ? `<a href="${escapeHtml(url)}" rel="noreferrer">${shown}</a>` : shown;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
