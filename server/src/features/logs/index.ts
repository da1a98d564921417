export { logEventsFeature } from './events/log-events.feature.ts';
export { logsFeature } from './logs.feature.ts';
