import type { Locale } from '@perigee/core/base/locales/locales';
import type { LogEntry } from '@perigee/core/logs/entry';
import type { APIEmbed } from 'discord-api-types/v10';
import { m } from '#texts';
import type { ReplyBody, ReplyFile } from '../../../bot/command-context.ts';
import type { MessageMatch } from '../../../jobs/job-attempt.ts';
import { composeBatch, isBatch } from './compose-batch.ts';

/** One way to post a batch of entries, and how a message posted that way is recognised. */
export interface DeliveryForm {
  body: ReplyBody;
  matches: MessageMatch;
}

interface Written {
  guildId: string;
  locale: Locale;
  /** URL of the site. */
  publicUrl: string;
  files: ReplyFile[];
}

/**
 * The ways to post entries, each tried where the platform refuses what the one before says (it may refuse a file or a
 * link): whole, without files, without the texts people wrote, and as one line that sends readers to the site.
 */
export function deliveryForms(entries: readonly LogEntry[], { files, ...view }: Written): DeliveryForm[] {
  const embeds = composeBatch(entries, view);
  const bare = composeBatch(entries, view, 0).map((embed) => withoutQuotes(embed, view.locale));
  const url = `${view.publicUrl}/guilds/${view.guildId}/logs`;
  const content = m.log_entries_refused({ count: entries.length, url }, { locale: view.locale });
  const shown = [...(files.length > 0 ? [{ embeds, files }] : []), { embeds }, { embeds: bare }];
  return [
    ...shown.map((body) => ({ body, matches: isBatch(body.embeds) })),
    { body: { content }, matches: (message) => message.content.endsWith(content) },
  ];
}

/** An embed without its quoted lines. */
function withoutQuotes({ description = '', ...embed }: APIEmbed, locale: Locale): APIEmbed {
  const lines = description.split('\n').filter((line) => !line.startsWith('> '));
  return { ...embed, description: [...lines, m.log_text_refused({}, { locale })].join('\n') };
}
