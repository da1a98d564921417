import type { OptionDefinition } from '../../../../bot/command-entry.ts';
import { CLEAR_KINDS, CLEARED_MAX, type ClearKind } from './clearing.ts';
import { defineOptions } from '../../../../bot/define-command.ts';

const kindsIn = (names: Record<ClearKind, string>) => CLEAR_KINDS.map((value) => ({ name: names[value], value }));

/** The kinds of messages, as members choose or type them. */
const KINDS = {
  en: kindsIn({ bots: 'bots', links: 'links', attachments: 'attachments' }),
  ru: kindsIn({ bots: 'боты', links: 'ссылки', attachments: 'вложения' }),
};

/** Given by name, in any order. */
const NARROWING = { required: false, named: true } as const;

export const CLEAR_OPTIONS = defineOptions(
  {
    key: 'count',
    type: 'integer',
    required: true,
    min: 1,
    max: CLEARED_MAX,
    counted: /^(?:messages?|msgs?|posts?|сообщени[еяй]|смс|постов|поста?)$/iu,
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
  narrowing('kind', {
    type: 'string',
    config: {
      en: { name: 'only', description: 'Only messages from bots, with links or with attachments', choices: KINDS.en },
      ru: { name: 'только', description: 'Только сообщения ботов, со ссылками или с вложениями', choices: KINDS.ru },
    },
  }),
  narrowing('text', {
    type: 'string',
    maxLength: 200,
    config: {
      en: { name: 'text', description: 'Only messages that contain this' },
      ru: { name: 'текст', description: 'Только сообщения, в которых есть этот текст' },
    },
  }),
  narrowing('before', {
    type: 'string',
    config: {
      en: { name: 'before', description: 'Only messages before this one: its link or ID' },
      ru: { name: 'до', description: 'Только сообщения до этого: ссылка или ID' },
    },
  }),
  narrowing('after', {
    type: 'string',
    config: {
      en: { name: 'after', description: 'Only messages after this one: its link or ID' },
      ru: { name: 'после', description: 'Только сообщения после этого: ссылка или ID' },
    },
  }),
  narrowing('pinned', {
    type: 'boolean',
    config: {
      en: { name: 'pinned', description: 'Include pinned messages' },
      ru: { name: 'закреплённые', description: 'Удалять и закреплённые сообщения' },
    },
  }),
);

function narrowing<
  const Key extends string,
  const Option extends Pick<OptionDefinition, 'type' | 'config' | 'maxLength'>,
>(key: Key, option: Option) {
  return { key, ...NARROWING, ...option };
}
