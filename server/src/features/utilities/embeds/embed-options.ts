import { defineOptions } from '../../../bot/define-command.ts';

type Words = readonly [name: string, description: string];

function text<const Key extends string, const Required extends boolean>(
  key: Key,
  required: Required,
  en: Words,
  ru: Words,
) {
  const config = { en: { name: en[0], description: en[1] }, ru: { name: ru[0], description: ru[1] } };
  return { key, type: 'string', required, config } as const;
}

/** The parts of an embed, in the order they are typed. */
export const EMBED_OPTIONS = defineOptions(
  text('title', true, ['title', 'Up to 256 characters'], ['заголовок', 'До 256 символов']),
  text('description', false, ['description', 'Up to 4096 characters'], ['описание', 'До 4096 символов']),
  text('color', false, ['color', 'Such as #00a6ff'], ['цвет', 'Например, #00a6ff']),
  text('image', false, ['image', 'Address of a large picture'], ['картинка', 'Адрес большой картинки']),
  text('thumbnail', false, ['thumbnail', 'Address of a small picture'], ['миниатюра', 'Адрес маленькой картинки']),
  text('footer', false, ['footer', 'Up to 2048 characters'], ['подвал', 'До 2048 символов']),
);
