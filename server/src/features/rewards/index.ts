export { couponsFeature } from './coupons/coupons.feature.ts';
export { giveawaysFeature } from './giveaways/giveaways.feature.ts';
export { levelsFeature } from './levels/levels.feature.ts';
export { messageXpFeature } from './message-xp/message-xp.feature.ts';
export { voiceXpFeature } from './voice-xp/voice-xp.feature.ts';
