import type { Platform } from '../platform/platform.ts';
import { body, describedFlag, id, listOf, describedOptional, describedText } from '../protocol/described.ts';
import { createAutomodControl } from './automod-control.ts';
import { type Operation, operation } from './operation.ts';

const rules = (platform: Platform) => createAutomodControl(platform);
const input = {
  personId: id,
  name: describedOptional(describedText(100)),
  keywords: describedOptional(listOf(describedText(60))),
  enabled: describedOptional(describedFlag),
};

/** AutoMod rules managed by people. */
export const automodOperations: Operation[] = [
  operation({
    method: 'POST',
    path: '/control/guilds/:guildId/automod-rules',
    summary: 'A person makes a rule that blocks these words; 50035 where there are six already.',
    body: body(input),
    answer: { type: 'object', properties: { id: { type: 'string' } } },
    run: ({ platform, param, body: { personId, enabled: isEnabled, ...rule } }) => ({
      id: rules(platform).createAutomodRule(param('guildId'), personId, { ...rule, isEnabled }),
    }),
  }),
  operation({
    method: 'PATCH',
    path: '/control/guilds/:guildId/automod-rules/:ruleId',
    summary: 'A person changes a rule, whoever made it.',
    body: body(input),
    answer: null,
    run: ({ platform, param, body: { personId, enabled: isEnabled, ...rule } }) =>
      rules(platform).changeAutomodRule(param('guildId'), param('ruleId'), personId, { ...rule, isEnabled }),
  }),
  operation({
    method: 'DELETE',
    path: '/control/guilds/:guildId/automod-rules/:ruleId',
    summary: 'A person deletes a rule, whoever made it.',
    body: body({ personId: id }),
    answer: null,
    run: ({ platform, param, body: { personId } }) =>
      rules(platform).deleteAutomodRule(param('guildId'), param('ruleId'), personId),
  }),
];
