import { LOG_KEPT_MS } from '@perigee/core/logs/limits';
import type { SettingsCache } from '../../bot/settings-cache.ts';
import { defineFeature } from '../feature.ts';
import type { Frame } from '../frame.ts';
import { openLogBook } from './entries/open-log-book.ts';

export type { LogDraft, Who } from './entries/draft.ts';
export type { LogBook } from './entries/log-book.ts';

interface Needs extends Pick<Frame, 'events' | 'log'> {
  settingsCache: SettingsCache;
}

/** What happens on servers, written down, posted in their log channels, and shown on the site. */
export const logsFeature = defineFeature({
  name: 'logs',
  open: ({ events, log, settingsCache: settings }: Needs) => {
    const logBook = openLogBook({ events, settings, log });
    return {
      services: { logBook },
      personalData: { log_entries: ['by_id', 'member_id'] },
      retention: [
        { table: 'log_entries', since: 'at', keepMs: LOG_KEPT_MS },
        { table: 'log_transcripts', since: 'made_at', keepMs: LOG_KEPT_MS },
        { table: 'log_batches', since: 'made_at', keepMs: LOG_KEPT_MS },
      ],
    };
  },
});
