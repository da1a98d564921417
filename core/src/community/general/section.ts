import { defineSection } from '../../base/sections/define-section.ts';
import { DEFAULT_GENERAL, generalSchema } from './schema.ts';

/** Prefix and languages (docs/rules/settings.md#sections). */
export const generalSection = defineSection({
  name: 'general',
  tab: 'general',
  summary: 'Save prefix and languages',
  schema: generalSchema,
  initial: DEFAULT_GENERAL,
  settingsKey: null,
});
