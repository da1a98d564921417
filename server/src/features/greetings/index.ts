export { greetingsFeature } from './greetings.feature.ts';
