import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { GREETING_NAMES } from '../../greetings/schema.ts';
import { GREETING_CONTEXTS } from '../../greetings/section.ts';
import { GREETING_STARTERS } from '../../greetings/starters.ts';
import { LOCALES } from '../../base/locales/locales.ts';
import { ANNOUNCED_PUNISHMENTS } from '../../moderation/punishments/schema.ts';
import { PUNISHMENT_STARTERS } from '../../moderation/punishments/starters.ts';
import { templateIssues } from '../../base/templates/check-template.ts';
import { hasContent, messageDraftSchema, messageTemplates } from '../../base/messages/custom-message.ts';
import { starterMessage } from '../../base/messages/starters.ts';

const NOBODY = { roleIds: new Set<string>(), channelIds: new Set<string>() };

const ALL = [
  ...GREETING_NAMES.map((name) => ({ of: name, starters: GREETING_STARTERS[name], place: GREETING_CONTEXTS[name] })),
  ...ANNOUNCED_PUNISHMENTS.map((type) => ({
    of: type,
    starters: PUNISHMENT_STARTERS[type],
    place: 'punishment' as const,
  })),
];

describe.for(ALL)('Starter messages for $of', ({ starters, place }) => {
  test.for(LOCALES)('Starter messages are valid and have content in %s', (locale) => {
    for (const starter of starters) {
      const draft = starterMessage(starter, locale);

      expect(z.safeParse(messageDraftSchema, draft).error).toBeUndefined();
      expect(hasContent(draft)).toBe(true);
      expect(templateIssues(messageTemplates(draft, starter.key, place), NOBODY)).toEqual([]);
    }
  });
});
