export type { NoteActivity } from './activity/activity-buffer.ts';
export { activityFeature } from './activity/activity.feature.ts';
export { type SummaryDifference, checkSummaries } from './economy-health/check-summaries.ts';
export { economyHealthFeature } from './economy-health/economy-health.feature.ts';
export { examineOrder } from './host/examine-order.ts';
export { hostFeature } from './host/host.feature.ts';
