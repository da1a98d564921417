export { historyFeature } from './history/history.feature.ts';
export { overviewFeature } from './overview/overview.feature.ts';
export { transferFeature } from './transfer/transfer.feature.ts';
export { setupFeature } from './wizard/setup.feature.ts';
