import { defineOption } from '../define-command.ts';

/** A page of a list, from 1. Beyond the last page, commands show the last one. */
export const PAGE_OPTION = defineOption({
  key: 'page',
  type: 'integer',
  required: false,
  min: 1,
  config: {
    en: { name: 'page', description: 'Page number (default: 1)' },
    ru: { name: 'страница', description: 'Номер страницы (по умолчанию 1)' },
  },
});
