export type { DirectMessages } from './direct/direct-messages.ts';
export { greetingsFeature } from './greetings.feature.ts';
