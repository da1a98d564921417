import { describe, expect, test } from 'vitest';
import { changePathText } from './change-path-text.ts';
import { type SectionName, SECTIONS } from './sections.ts';

const nameId = (id: string) => (id === '7' ? '@Captain' : id);

const inLocale = (locale: 'en' | 'ru', section: SectionName, path: readonly string[]) =>
  changePathText(SECTIONS[section].schema, path, { locale, nameId }).replaceAll(/\s/gu, ' ');

describe('Path of a change', () => {
  test.for([
    {
      section: 'levels',
      path: ['rewards', '5', 'money'],
      en: 'Rewards › Level 5 › Money',
      ru: 'Награды › Уровень 5 › Деньги',
    },
    { section: 'levels', path: ['rewards', '1000'], en: 'Rewards › Level 1,000', ru: 'Награды › Уровень 1 000' },
    { section: 'levels', path: ['multipliers', '7'], en: 'XP by role › @Captain', ru: 'Опыт по ролям › @Captain' },
    {
      section: 'levels',
      path: ['multipliers', '100000000000000101', 'percent'],
      en: 'XP by role › deleted role › Percent',
      ru: 'Опыт по ролям › удалённая роль › Процент',
    },
    {
      section: 'moderation',
      path: ['warnsPunishments', '3'],
      en: 'Penalties for warnings › Warnings 3',
      ru: 'Наказания за предупреждения › Предупреждения 3',
    },
    { section: 'items', path: ['7', 'price'], en: '7 › Price', ru: '7 › Цена' },
    { section: 'commands', path: ['ban', 'allowedRoles'], en: 'ban › Allowed roles', ru: 'ban › Разрешённые роли' },
  ] as const)('The path $path in $section names its entry in both languages', ({ section, path, en, ru }) => {
    expect([inLocale('en', section, path), inLocale('ru', section, path)]).toEqual([en, ru]);
  });
});
