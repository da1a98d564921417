import type { LogReader } from './log-reader.ts';

/** Ids as they appear in links and mentions of channels, and anywhere else in a text. */
const CHANNEL_MENTION =
  /<#(\d{15,20})>|(?<=\/channels\/\d{15,20}\/)(\d{15,20})(?:\/\d{15,20})?|(?<!\d)\d{15,20}(?!\d)/gu;
const MASK = '#…';

/** A text without the channels that the reader cannot see. Threads in it are only shown to administrators. */
export function maskText(text: string, { isAdministrator, sightOf }: LogReader): string {
  if (isAdministrator) return text;
  return text.replaceAll(CHANNEL_MENTION, (found: string, mentioned?: string, linked?: string) => {
    const channelId = mentioned ?? linked;
    if (channelId !== undefined) return sightOf(channelId) === 'seen' ? found : MASK;
    return sightOf(found) === 'hidden' ? MASK : found;
  });
}
