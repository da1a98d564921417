export { appealFeature } from './appeal/appeal.feature.ts';
export { automodFeature } from './automod/automod.feature.ts';
export { causeOfUse } from './cases/orders/order-cause.ts';
export type { Case } from './cases/records/case-record.ts';
export { type CaseStore, createCaseStore } from './cases/records/case-store.ts';
export { casesFeature } from './cases/cases.feature.ts';
export { findOrdered, storeOrderKey } from './cases/records/order-keys.ts';
export { channelModerationFeature } from './channel-moderation/channel-moderation.feature.ts';
export { muteRoleFeature } from './mute-role/mute-role.feature.ts';
