export { fairnessFeature } from './fairness/fairness.feature.ts';
export type { Seeds } from './fairness/seeds.ts';
export { describeOdds } from './rounds/describing/describe-odds.ts';
export { gamesFeature } from './rounds/games.feature.ts';
