import type { AuthorizeProblem, Scope } from './authorize-request.ts';

export type Language = 'en' | 'ru';

interface Texts {
  title: (name: string) => string;
  wants: string;
  choosePerson: string;
  scopesTitle: string;
  scopes: Record<Scope, string>;
  serverTitle: string;
  noServers: string;
  permissionsTitle: string;
  administrator: string;
  authorize: string;
  cancel: string;
  returnsTo: string;
  simulated: string;
  chooseServer: string;
  doneTitle: string;
  doneText: (bot: string, guild: string) => string;
  problemTitle: string;
  problems: Record<AuthorizeProblem, string>;
  roles: Record<string, string>;
}

const EN: Texts = {
  title: (name) => `Authorize ${name}`,
  wants: 'wants to access an account',
  choosePerson: 'Who are you today?',
  scopesTitle: 'This will allow it to',
  scopes: {
    identify: 'See your username, avatar and banner',
    email: 'See your email address',
    guilds: 'Know which servers you are in',
    'guilds.join': 'Join servers for you',
    'guilds.members.read': 'Read your member info in servers you are in',
    bot: 'Add a bot to a server',
    'applications.commands': 'Create commands in a server',
    'applications.commands.permissions.update': 'Change who may use its commands in servers you manage',
  },
  serverTitle: 'Add to server',
  noServers: 'This person doesn’t manage any server. Choose someone else.',
  permissionsTitle: 'The bot asks for permissions',
  administrator: 'Administrator',
  authorize: 'Authorize',
  cancel: 'Cancel',
  returnsTo: 'Afterwards you return to',
  simulated: 'This is the local stand-in of the platform. Nothing leaves your computer.',
  chooseServer: 'This person can’t add bots to this server. Choose another person or server.',
  doneTitle: 'Authorized',
  doneText: (bot, guild) => `${bot} has joined ${guild}. You can close this page.`,
  problemTitle: 'This request can’t be authorized',
  problems: {
    unknownApplication: 'Unknown application: client_id is not that of this application.',
    wrongRedirect: 'Invalid redirect_uri: it is not one of those registered for the application.',
    wrongResponseType: 'Invalid response_type: only “code” is supported.',
    wrongScope: 'Invalid scope: it is empty or names a scope the platform does not have.',
    wrongChallenge: 'Invalid code_challenge_method: only S256 is supported.',
    wrongPermissions: 'Invalid permissions: a number is expected.',
  },
  roles: {
    owner: 'owner',
    admin: 'administrator',
    manager: 'manager',
    member: 'member',
    banned: 'banned in support',
    developer: 'bot developer',
  },
};

const RU: Texts = {
  title: (name) => `Доступ для ${name}`,
  wants: 'просит доступ к аккаунту',
  choosePerson: 'Кто вы сегодня?',
  scopesTitle: 'Приложение сможет',
  scopes: {
    identify: 'Видеть ваше имя, аватар и баннер',
    email: 'Видеть ваш адрес электронной почты',
    guilds: 'Знать, на каких серверах вы состоите',
    'guilds.join': 'Присоединять вас к серверам',
    'guilds.members.read': 'Читать сведения о вас как об участнике серверов',
    bot: 'Добавить бота на сервер',
    'applications.commands': 'Создавать команды на сервере',
    'applications.commands.permissions.update': 'Менять, кому доступны его команды на ваших серверах',
  },
  serverTitle: 'На какой сервер добавить',
  noServers: 'Этот человек не управляет ни одним сервером. Выберите другого.',
  permissionsTitle: 'Бот просит права',
  administrator: 'Администратор',
  authorize: 'Разрешить',
  cancel: 'Отмена',
  returnsTo: 'После этого вы вернётесь на',
  simulated: 'Это локальная копия платформы. Данные не покидают ваш компьютер.',
  chooseServer: 'Этот человек не может добавлять ботов на этот сервер. Выберите другого человека или сервер.',
  doneTitle: 'Готово',
  doneText: (bot, guild) => `${bot} теперь на сервере «${guild}». Страницу можно закрыть.`,
  problemTitle: 'Этот запрос нельзя подтвердить',
  problems: {
    unknownApplication: 'Неизвестное приложение: client_id не принадлежит этому приложению.',
    wrongRedirect: 'Неверный redirect_uri: такой адрес не зарегистрирован для приложения.',
    wrongResponseType: 'Неверный response_type: поддерживается только «code».',
    wrongScope: 'Неверный scope: он пуст или называет область, которой нет на платформе.',
    wrongChallenge: 'Неверный code_challenge_method: поддерживается только S256.',
    wrongPermissions: 'Неверный permissions: ожидается число.',
  },
  roles: {
    owner: 'владелица',
    admin: 'администратор',
    manager: 'управляющая',
    member: 'участник',
    banned: 'забанен в поддержке',
    developer: 'разработчик бота',
  },
};

export const AUTHORIZE_TEXTS: Record<Language, Texts> = { en: EN, ru: RU };

/** The browser's preferred supported language; English otherwise. */
export function chooseLanguage(acceptLanguage: string | string[] | undefined): Language {
  const codes = String(acceptLanguage ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase());
  return codes.find((code) => code === 'ru' || code === 'en') === 'ru' ? 'ru' : 'en';
}
