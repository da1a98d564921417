const LINK = /\/channels\/\d{17,20}\/(\d{17,20})\/(\d{17,20})\/?$/;

/** The id of a message in that channel, given as its id or its link; null for anything else. */
export function readMessageId(input: string, channelId: string): string | null {
  const text = input.trim().replace(/^<(.*)>$/, '$1');
  if (/^\d{17,20}$/.test(text)) return text;
  const [, linkedChannelId, messageId = null] = LINK.exec(text) ?? [];
  return linkedChannelId === channelId ? messageId : null;
}
