import type { OptionDefinition } from '../../../bot/command-entry.ts';
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
      en: { name: 'member', description: 'Only messages of this member' },
      ru: { name: 'участник', description: 'Только сообщения этого участника' },
    },
  },
  {
    key: 'kind',
    type: 'string',
    required: false,
    named: true,
    config: {
      en: { name: 'only', description: 'Only messages of bots, with links or with attachments', choices: KINDS.en },
      ru: { name: 'только', description: 'Только сообщения ботов, со ссылками или с вложениями', choices: KINDS.ru },
    },
  },
  {
    key: 'text',
    type: 'string',
    required: false,
    named: true,
    maxLength: 200,
    config: {
      en: { name: 'text', description: 'Only messages that contain this' },
      ru: { name: 'текст', description: 'Только сообщения, в которых есть этот текст' },
    },
  },
  {
    key: 'before',
    type: 'string',
    required: false,
    named: true,
    config: {
      en: { name: 'before', description: 'Only messages before this one: its link or id' },
      ru: { name: 'до', description: 'Только сообщения до этого: ссылка или id' },
    },
  },
  {
    key: 'after',
    type: 'string',
    required: false,
    named: true,
    config: {
      en: { name: 'after', description: 'Only messages after this one: its link or id' },
      ru: { name: 'после', description: 'Только сообщения после этого: ссылка или id' },
    },
  },
  {
    key: 'pinned',
    type: 'boolean',
    required: false,
    named: true,
    config: {
      en: { name: 'pinned', description: 'Pinned messages too' },
      ru: { name: 'закреплённые', description: 'И закреплённые сообщения' },
    },
  },
];
