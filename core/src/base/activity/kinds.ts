/** The hourly counts that the guild's chart draws. */
export const CHART_KINDS = ['messages', 'joins', 'leaves', 'commands'] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** What features of the overview do that no other table records; each name is the feature's key. */
export const NOTED_FEATURES = [
  'joinMessage',
  'welcomePicture',
  'leaveMessage',
  'directMessage',
  'joinRoles',
  'levels',
  'levelRewards',
  'messageXp',
  'voiceXp',
  'bonuses',
  'items',
  'games',
  'customJobs',
  'memberCoupons',
] as const;
export type NotedFeature = (typeof NOTED_FEATURES)[number];

export const ACTIVITY_KINDS = [...CHART_KINDS, ...NOTED_FEATURES] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** How many days of activity are kept. */
export const ACTIVITY_DAYS = 14;
