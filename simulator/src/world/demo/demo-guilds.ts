import type { DemoKey } from './demo-people.ts';
import type { PermissionName } from '../../state/permission-bits.ts';

export interface DemoRole {
  name: string;
  color: number;
  grants?: PermissionName[];
  hoist?: boolean;
  /** Who has it, besides a part of the crowd. */
  people?: DemoKey[];
  /** Every nth person of the crowd has it. */
  everyNth?: number;
}

export interface DemoCategory {
  name: string;
  channels: string[];
  voice?: string[];
  /** Only these roles and administrators can see it. */
  onlyFor?: string[];
}

export interface DemoGuild {
  key: string;
  name: string;
  locale: 'en-US' | 'ru';
  description: string;
  owner: DemoKey;
  people: DemoKey[];
  /** [banned person, moderator, reason]. */
  banned?: [DemoKey, DemoKey, string][];
  /** Number of generated members. */
  crowd: number;
  botIn: boolean;
  /** Highest first, as in guild settings. `BOT` marks the place of the bot's own role. */
  roles: (DemoRole | 'BOT')[];
  categories: DemoCategory[];
  /** [author, channel, text], oldest first. */
  talk: [DemoKey, string, string][];
}

const ADMIN: PermissionName[] = ['Administrator'];
const MODERATOR: PermissionName[] = ['KickMembers', 'BanMembers', 'ManageMessages', 'ModerateMembers', 'ViewAuditLog'];

/** The demo guilds, oldest first. */
export const DEMO_GUILDS: DemoGuild[] = [
  {
    key: 'support',
    name: 'Perigee Support · Поддержка',
    locale: 'en-US',
    description: 'Help, ideas and release notes',
    owner: 'developer',
    people: ['owner', 'admin', 'manager', 'member', 'developer'],
    banned: [['banned', 'admin', 'Advertising in direct messages']],
    crowd: 24,
    botIn: true,
    roles: [
      'BOT',
      { name: 'Crew', color: 0x00a6ff, grants: ADMIN, hoist: true, people: ['developer'] },
      { name: 'Helper', color: 0x3ddc97, grants: MODERATOR, hoist: true, people: ['admin'] },
      { name: 'Bug hunter', color: 0xffb020, everyNth: 6 },
    ],
    categories: [
      { name: 'Information', channels: ['welcome', 'release-notes', 'status'] },
      { name: 'Help', channels: ['help-en', 'помощь', 'ideas'] },
      { name: 'Crew only', channels: ['appeals'], onlyFor: ['Crew', 'Helper'] },
    ],
    talk: [
      [
        'developer',
        'release-notes',
        '**2.0.0** is out: games, shop, custom jobs, giveaways and a whole new dashboard.',
      ],
      ['member', 'помощь', 'Как поменять префикс на моём сервере?'],
      ['admin', 'помощь', 'Открой панель, вкладка **General**, там поле `Prefix`.'],
    ],
  },
  {
    key: 'busy',
    name: 'Обсерватория · Stargazers',
    locale: 'ru',
    description: 'Любители астрономии и космических игр',
    owner: 'owner',
    people: ['owner', 'admin', 'manager', 'member', 'banned'],
    crowd: 1_194,
    botIn: true,
    roles: [
      { name: 'Директор', color: 0xff5c72, grants: ADMIN, hoist: true },
      'BOT',
      { name: 'Администратор', color: 0xff7a45, grants: ADMIN, hoist: true, people: ['admin'] },
      {
        name: 'Управляющая',
        color: 0xffb020,
        grants: ['ManageGuild', 'ManageRoles', 'ManageChannels'],
        hoist: true,
        people: ['manager'],
      },
      { name: 'Модератор', color: 0x3ddc97, grants: MODERATOR, hoist: true, everyNth: 240 },
      { name: 'Night watch', color: 0x2ec4b6, grants: ['ModerateMembers'], everyNth: 150 },
      { name: 'Ведущий эфира', color: 0x00a6ff, hoist: true, everyNth: 130 },
      { name: 'Astrophotographer', color: 0x7c5cff, everyNth: 40 },
      { name: 'Переводчик', color: 0x9b8cff, everyNth: 90 },
      { name: 'Meteor hunter', color: 0xff6ec7, everyNth: 33 },
      { name: 'Художник', color: 0xf06595, everyNth: 48 },
      { name: 'Level 50 · Quasar', color: 0xffd43b, everyNth: 100 },
      { name: 'Level 25 · Сверхновая', color: 0xfcc419, everyNth: 45 },
      { name: 'Level 10 · Комета', color: 0xfab005, everyNth: 18 },
      { name: 'Level 5 · Спутник', color: 0xe8a33d, everyNth: 9 },
      { name: 'Game night', color: 0x4dabf7, everyNth: 7, people: ['member'] },
      { name: 'Чтения по средам', color: 0x74c0fc, everyNth: 21 },
      { name: 'News', color: 0x63e6be, everyNth: 5 },
      { name: 'Москва', color: 0xa9e34b, everyNth: 8 },
      { name: 'Berlin', color: 0x94d82d, everyNth: 14 },
      { name: 'Muted', color: 0x5c677d },
    ],
    categories: [
      { name: 'Начало', channels: ['добро-пожаловать', 'правила', 'новости', 'роли', 'faq', 'анонсы-бота'] },
      {
        name: 'Общение',
        channels: ['общий', 'english-lounge', 'знакомства', 'мемы', 'питомцы', 'музыка', 'оффтоп'],
        voice: ['Кают-компания', 'Night talk'],
      },
      {
        name: 'Астрономия',
        channels: [
          'наблюдения',
          'astrophoto',
          'телескопы',
          'солнце',
          'луна',
          'deep-sky',
          'метеоры',
          'вопросы-новичков',
        ],
      },
      {
        name: 'Space games',
        channels: ['kerbal', 'elite', 'stellaris', 'looking-for-group', 'скриншоты'],
        voice: ['Экипаж 1', 'Экипаж 2'],
      },
      { name: 'Экономика', channels: ['команды-бота', 'казино', 'магазин', 'таблица-лидеров', 'подарки', 'промокоды'] },
      { name: 'Служебное', channels: ['модераторская', 'журнал', 'жалобы', 'отчёты'], onlyFor: ['Модератор'] },
    ],
    talk: [
      ['owner', 'новости', 'Сегодня в 22:00 — **эфир с обсерватории**. Смотрим кольца Сатурна!'],
      ['member', 'общий', 'Ура! А запись будет?'],
      ['admin', 'общий', 'Будет, выложим утром в <#новости>.'],
      ['manager', 'english-lounge', 'Evening, everyone! Clear skies over Stockholm tonight ✨'],
      ['banned', 'english-lounge', 'Lucky you, it is raining here again.'],
      ['member', 'команды-бота', 'Где посмотреть свой баланс?'],
      ['manager', 'astrophoto', 'Stacked 40 frames of M31: `ISO 1600, 30 s`. What do you think?'],
    ],
  },
  {
    key: 'fresh',
    name: 'Alice’s Launch Pad',
    locale: 'en-US',
    description: 'A brand new server',
    owner: 'owner',
    people: ['owner', 'admin', 'manager', 'member'],
    crowd: 0,
    botIn: true,
    roles: [
      'BOT',
      { name: 'Co-pilot', color: 0x00a6ff, grants: ADMIN, hoist: true, people: ['admin'] },
      { name: 'Mission control', color: 0x3ddc97, grants: ['ManageGuild'], hoist: true, people: ['manager'] },
    ],
    categories: [{ name: 'Text channels', channels: ['general', 'bot-commands', 'random'], voice: ['Lounge'] }],
    talk: [['owner', 'general', 'Welcome aboard! 🚀']],
  },
  {
    key: 'uninvited',
    name: 'Книжный клуб «Млечный Путь и окрестности»',
    locale: 'ru',
    description: 'Читаем фантастику по средам',
    owner: 'manager',
    people: ['owner', 'admin', 'manager', 'member', 'developer'],
    crowd: 8,
    botIn: false,
    roles: [
      {
        name: 'Хранитель',
        color: 0xffc94d,
        grants: ['ManageGuild', 'ManageRoles'],
        hoist: true,
        people: ['admin', 'owner'],
      },
      { name: 'Читатель', color: 0x9b8cff, everyNth: 2, people: ['member'] },
    ],
    categories: [{ name: 'Клуб', channels: ['читаем-сейчас', 'рецензии', 'что-дальше'] }],
    talk: [['manager', 'читаем-сейчас', 'В эту среду обсуждаем «Солярис». Приносите чай!']],
  },
  {
    key: 'guarded',
    name: 'Lagrange Point Speedrunners',
    locale: 'en-US',
    description: 'Fast orbits, clean runs',
    owner: 'admin',
    people: ['owner', 'admin', 'manager', 'member', 'banned', 'developer'],
    crowd: 40,
    botIn: true,
    roles: [
      'BOT',
      { name: 'Referee', color: 0xff5c72, grants: MODERATOR, hoist: true, people: ['developer'] },
      { name: 'Runner', color: 0x00a6ff, hoist: true, everyNth: 2, people: ['member', 'manager', 'banned'] },
    ],
    categories: [
      { name: 'Lobby', channels: ['welcome', 'leaderboard', 'off-topic'] },
      { name: 'Runs', channels: ['any-percent', 'glitchless', 'routing'], voice: ['Race room'] },
    ],
    talk: [['admin', 'welcome', 'New record in *any%*: **31:07**. Congratulations!']],
  },
];
