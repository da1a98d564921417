import type { OptionDefinition } from '../../../../bot/command-entry.ts';
import { CLEARED_MAX } from './clearing.ts';

const KINDS = {
  en: [
    { name: 'bots', value: 'bots' },
    { name: 'links', value: 'links' },
    { name: 'attachments', value: 'attachments' },
  ],
  ru: [
    { name: 'боты', value: 'bots' },
    { name: 'ссылки', value: 'links' },
    { name: 'вложения', value: 'attachments' },
  ],
};

export const CLEAR_OPTIONS: readonly OptionDefinition[] = [
  {
    key: 'count',
    type: 'integer',
    required: true,
    min: 1,
    max: CLEARED_MAX,
    config: {
      en: { name: 'count', description: 'How many messages, up to 1000' },
      ru: { name: 'число', description: 'Сколько сообщений, до 1000' },
    },
  },
  {
    key: 'member',
    type: 'member',
    required: false,
    config: {
      en: { name: 'member', description: 'Only this member’s messages' },
      ru: { name: 'участник', description: 'Только сообщения этого участника' },
    },
  },
  narrowing('kind', 'string', {
    en: { name: 'only', description: 'Only messages from bots, with links or with attachments', choices: KINDS.en },
    ru: { name: 'только', description: 'Только сообщения ботов, со ссылками или с вложениями', choices: KINDS.ru },
  }),
  narrowing(
    'text',
    'string',
    {
      en: { name: 'text', description: 'Only messages that contain this' },
      ru: { name: 'текст', description: 'Только сообщения, в которых есть этот текст' },
    },
    { maxLength: 200 },
  ),
  narrowing('before', 'string', {
    en: { name: 'before', description: 'Only messages before this one: its link or ID' },
    ru: { name: 'до', description: 'Только сообщения до этого: ссылка или ID' },
  }),
  narrowing('after', 'string', {
    en: { name: 'after', description: 'Only messages after this one: its link or ID' },
    ru: { name: 'после', description: 'Только сообщения после этого: ссылка или ID' },
  }),
  narrowing('pinned', 'boolean', {
    en: { name: 'pinned', description: 'Include pinned messages' },
    ru: { name: 'закреплённые', description: 'Удалять и закреплённые сообщения' },
  }),
];

/** An option given by name, in any order. */
function narrowing(
  key: string,
  type: OptionDefinition['type'],
  config: OptionDefinition['config'],
  bounds: Pick<OptionDefinition, 'maxLength'> = {},
): OptionDefinition {
  return { key, type, required: false, named: true, ...bounds, config };
}
