import { defineOptions } from '../../../bot/define-command.ts';

/** Longest poll, in milliseconds: 30 days. */
const POLL_MAX_MS = 30 * 24 * 60 * 60 * 1000;

export const POLL_OPTIONS = defineOptions(
  {
    key: 'question',
    type: 'string',
    required: true,
    config: {
      en: { name: 'question', description: 'In quotes if you type the command as text' },
      ru: { name: 'вопрос', description: 'В кавычках, если команда введена текстом' },
    },
  },
  {
    key: 'answers',
    type: 'string',
    required: true,
    config: {
      en: { name: 'answers', description: '2 to 10 answers, separated by commas or |, in quotes' },
      ru: { name: 'ответы', description: 'От 2 до 10, через запятую или |, в кавычках' },
    },
  },
  {
    key: 'duration',
    type: 'duration',
    required: false,
    max: POLL_MAX_MS,
    config: {
      en: { name: 'duration', description: 'Such as 1h or 3 days (default: until closed)' },
      ru: { name: 'длительность', description: 'Например, 1ч или 3 дня (по умолчанию — пока не закроют)' },
    },
  },
);
