export { utilitiesFeature } from './utilities.feature.ts';
