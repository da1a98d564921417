import { defineOptions } from '../../../bot/define-command.ts';
import { splitAnswers, splitQuestion } from './split-poll.ts';

/** Longest poll, in milliseconds: 30 days. */
const POLL_MAX_MS = 30 * 24 * 60 * 60 * 1000;

export const POLL_OPTIONS = defineOptions(
  {
    key: 'question',
    type: 'string',
    required: true,
    split: splitQuestion,
    config: {
      en: { name: 'question', description: 'In quotes, or up to its question mark or the first |' },
      ru: { name: 'вопрос', description: 'В кавычках либо до вопросительного знака или первой |' },
    },
  },
  {
    key: 'answers',
    type: 'string',
    required: true,
    split: splitAnswers,
    config: {
      en: { name: 'answers', description: '2 to 10 answers, separated by commas or |, or each in quotes' },
      ru: { name: 'ответы', description: 'От 2 до 10, через запятую или |, или каждый в кавычках' },
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
