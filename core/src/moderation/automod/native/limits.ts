/** Limits of the platform's automoderation (its resource "Auto Moderation"); lengths in UTF-16 code units. */
export const NATIVE_LIMITS = {
  keywords: 1_000,
  keywordLength: 60,
  patterns: 10,
  patternLength: 260,
  mentions: 50,
  exemptRoles: 20,
  exemptChannels: 50,
  messageLength: 150,
  timeoutSeconds: 2_419_200,
  /** Most filters of one kind in a server, whoever created them. */
  perGuild: { keyword: 6, mentionSpam: 1 },
} as const;
