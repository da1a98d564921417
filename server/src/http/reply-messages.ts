/**
 * Sentences that several features answer with (docs/rules/api.md#texts). They are for human
 * readers; programs rely on status and codes.
 */
export const REPLY_MESSAGES = {
  settingsSaved: 'Settings saved',
  invalidFields: 'Some fields are not valid',
  templateError: 'Template compilation error',
  testDone: 'Test completed!',
} as const;
