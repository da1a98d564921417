import type { OptionDefinition } from '../../../bot/command-entry.ts';

type Words = readonly [name: string, description: string];

function option(key: string, required: boolean, en: Words, ru: Words): OptionDefinition {
  return {
    key,
    type: 'string',
    required,
    config: { en: { name: en[0], description: en[1] }, ru: { name: ru[0], description: ru[1] } },
  };
}

/** The parts of an embed, in the order they are typed. */
export const EMBED_OPTIONS: readonly OptionDefinition[] = [
  option('title', true, ['title', 'Up to 256 characters'], ['заголовок', 'До 256 символов']),
  option('description', false, ['description', 'Up to 4096 characters'], ['описание', 'До 4096 символов']),
  option('color', false, ['color', 'Such as #00a6ff'], ['цвет', 'Например, #00a6ff']),
  option('image', false, ['image', 'Address of a large picture'], ['картинка', 'Адрес большой картинки']),
  option('thumbnail', false, ['thumbnail', 'Address of a small picture'], ['миниатюра', 'Адрес маленькой картинки']),
  option('footer', false, ['footer', 'Up to 2048 characters'], ['подвал', 'До 2048 символов']),
];
