import type { Starter } from '../../base/messages/starters.ts';
import type { AnnouncedPunishment } from './schema.ts';

const RED = '#ff5c72';

/** Starting points for messages about a kick or a ban. */
export const PUNISHMENT_STARTERS: Record<AnnouncedPunishment, readonly Starter[]> = {
  kick: [
    {
      key: 'short',
      name: { en: 'In one line', ru: 'Одной строкой' },
      about: { en: 'What happened, and why.', ru: 'Что случилось и почему.' },
      message: {
        en: 'You were kicked from **{{ guild.name }}**. Reason: {{ punishment.reason | default: "none given" }}.',
        ru: 'Вас выгнали с сервера **{{ guild.name }}**. Причина: {{ punishment.reason | default: "не указана" }}.',
      },
    },
    {
      key: 'again',
      name: { en: 'You may come back', ru: 'Можно вернуться' },
      about: { en: 'Says that a kick is not a ban.', ru: 'Говорит, что это ещё не бан.' },
      message: {
        en: 'A moderator removed you from **{{ guild.name }}**{% if punishment.reason %} for: {{ punishment.reason }}{% endif %}.\nYou may come back. Please read the rules first.',
        ru: 'Модератор выгнал вас с **{{ guild.name }}**{% if punishment.reason %}, причина: {{ punishment.reason }}{% endif %}.\nВернуться можно, но сначала прочитайте правила.',
      },
    },
    {
      key: 'embed',
      name: { en: 'As an embed', ru: 'Эмбедом' },
      about: { en: 'Server, reason and case number.', ru: 'Сервер, причина и номер дела.' },
      message: { en: '', ru: '' },
      embed: {
        title: { en: 'Kicked from {{ guild.name }}', ru: 'Вас выгнали с {{ guild.name }}' },
        description: {
          en: '{{ punishment.reason | default: "No reason was given." }}',
          ru: '{{ punishment.reason | default: "Причина не указана." }}',
        },
        fields: [
          {
            name: { en: 'Case', ru: 'Дело' },
            value: { en: '#{{ punishment.number }}', ru: '#{{ punishment.number }}' },
          },
        ],
        thumbnail: '{{ guild.icon }}',
        color: '#ff8a3d',
      },
    },
  ],
  ban: [
    {
      key: 'short',
      name: { en: 'In one line', ru: 'Одной строкой' },
      about: { en: 'What happened, and why.', ru: 'Что случилось и почему.' },
      message: {
        en: 'You were banned from **{{ guild.name }}**. Reason: {{ punishment.reason | default: "none given" }}.',
        ru: 'Вас забанили на **{{ guild.name }}**. Причина: {{ punishment.reason | default: "не указана" }}.',
      },
    },
    {
      key: 'until',
      name: { en: 'With the end', ru: 'Со сроком' },
      about: { en: 'Says when a ban for a time is over.', ru: 'Говорит, когда закончится временный бан.' },
      message: {
        en: 'You were banned from **{{ guild.name }}**{% if punishment.ends %} until {{ punishment.ends }}{% endif %}.\nReason: {{ punishment.reason | default: "none given" }}.',
        ru: 'Вас забанили на **{{ guild.name }}**{% if punishment.ends %} до {{ punishment.ends }}{% endif %}.\nПричина: {{ punishment.reason | default: "не указана" }}.',
      },
    },
    {
      key: 'embed',
      name: { en: 'As an embed', ru: 'Эмбедом' },
      about: { en: 'Reason, length and case number.', ru: 'Причина, срок и номер дела.' },
      message: { en: '', ru: '' },
      embed: {
        title: { en: 'Banned from {{ guild.name }}', ru: 'Бан на {{ guild.name }}' },
        description: {
          en: '{{ punishment.reason | default: "No reason was given." }}',
          ru: '{{ punishment.reason | default: "Причина не указана." }}',
        },
        fields: [
          {
            name: { en: 'For', ru: 'Срок' },
            value: {
              en: '{{ punishment.duration | default: "ever" }}',
              ru: '{{ punishment.duration | default: "навсегда" }}',
            },
          },
          {
            name: { en: 'Case', ru: 'Дело' },
            value: { en: '#{{ punishment.number }}', ru: '#{{ punishment.number }}' },
          },
        ],
        thumbnail: '{{ guild.icon }}',
        color: RED,
      },
    },
  ],
};
