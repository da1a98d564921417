import type { OptionDefinition } from '../../bot/command-entry.ts';

export const POLL_OPTIONS: readonly OptionDefinition[] = [
  {
    key: 'question',
    type: 'string',
    required: true,
    config: {
      en: { name: 'question', description: 'In quotes where you type the command' },
      ru: { name: 'вопрос', description: 'В кавычках, если команда введена текстом' },
    },
  },
  {
    key: 'answers',
    type: 'string',
    required: true,
    config: {
      en: { name: 'answers', description: 'From 2 to 10, separated by commas or |, in quotes' },
      ru: { name: 'ответы', description: 'От 2 до 10, через запятую или |, в кавычках' },
    },
  },
  {
    key: 'duration',
    type: 'string',
    required: false,
    config: {
      en: { name: 'duration', description: 'Such as 1h or 3 days; open until closed where you leave it out' },
      ru: { name: 'длительность', description: 'Например, 1ч или 3 дня; без неё опрос открыт, пока его не закроют' },
    },
  },
];
