import type { Locale } from '@perigee/core/locales/locales';
import type { PictureName } from './pictures.ts';

interface ReleaseNote {
  title: string;
  text: string;
  /** A picture of the product, with what it shows for who can not see it. */
  picture?: { name: PictureName; alt: string };
}

interface ReleaseNotes {
  title: string;
  lead: string;
  notes: readonly ReleaseNote[];
}

/** What version 2.0.0 holds today, each language written on its own (spec.md 2, "/v2"). */
export const RELEASE_NOTES: Record<Locale, ReleaseNotes> = {
  en: {
    title: 'Perigee 2.0.0',
    lead: 'A new start: the bot, the site and the dashboard as one product. This page lists only what works today and grows with the product.',
    notes: [
      {
        title: 'A site that speaks your language',
        text: 'Every page comes in English and Russian, in a dark and a light theme, loads complete and is readable even without scripts.',
        picture: { name: 'home', alt: 'The home page with a ringed planet, previews of the bot’s messages below it' },
      },
      {
        title: 'Commands, typed or picked',
        text: 'Each command works as text with your prefix and as a slash command. The list on the site comes from the bot: search it, open a command and share a link to it.',
        picture: { name: 'commands', alt: 'The command list, sorted into categories, with a search box above it' },
      },
      {
        title: 'Settings that apply at once',
        text: 'Choose the prefix, the language of command names and the language of replies. They apply from the next message, and you can see who made each change.',
        picture: { name: 'settings', alt: 'The general settings of a server: prefix and languages as cards' },
      },
      {
        title: 'Open statistics',
        text: 'How many servers, how fast, which shard is ready: the statistics update every ten seconds and show the last hour.',
        picture: { name: 'stats', alt: 'The statistics page with totals, latencies and the table of shards' },
      },
      {
        title: 'Safe login',
        text: 'One login works in all your tabs, tokens stay in your browser, and logging out really revokes them.',
      },
      {
        title: 'Yours to run',
        text: 'One command starts site, API, bot and database on your own computer, with a simulator of the chat platform to try everything out.',
      },
    ],
  },
  ru: {
    title: 'Перигей 2.0.0',
    lead: 'Новое начало: бот, сайт и панель управления как единое целое. Здесь перечислено только то, что уже работает; страница растёт вместе с продуктом.',
    notes: [
      {
        title: 'Сайт на вашем языке',
        text: 'Каждая страница есть на русском и английском, в тёмной и светлой теме. Она приходит сразу целиком и читается даже без скриптов.',
        picture: { name: 'home', alt: 'Главная страница: планета с кольцом, ниже примеры сообщений бота' },
      },
      {
        title: 'Команды: текстом или из списка',
        text: 'Каждая команда работает и с вашим префиксом, и как слэш-команда. Список на сайте бот составляет сам: ищите, открывайте команду и делитесь ссылкой на неё.',
        picture: { name: 'commands', alt: 'Список команд по категориям, сверху строка поиска' },
      },
      {
        title: 'Настройки действуют сразу',
        text: 'Выберите префикс, язык названий команд и язык ответов. Они действуют со следующего сообщения, и для каждого изменения видно, кто его сделал.',
        picture: { name: 'settings', alt: 'Основные настройки сервера: карточки префикса и языков' },
      },
      {
        title: 'Открытая статистика',
        text: 'Сколько серверов, какова задержка, какой шард готов: числа обновляются каждые десять секунд, а графики показывают последний час.',
        picture: { name: 'stats', alt: 'Страница статистики: общие числа, задержки и таблица шардов' },
      },
      {
        title: 'Безопасный вход',
        text: 'Одного входа хватает на все вкладки, токены остаются в вашем браузере, а при выходе действительно отзываются.',
      },
      {
        title: 'Запускается у вас',
        text: 'Одна команда поднимает на вашем компьютере сайт, API, бота и базу данных, а заодно и симулятор чат-платформы, чтобы всё попробовать.',
      },
    ],
  },
};
