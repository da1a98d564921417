import { bad, type CheckTexts, DEMO_STOPPED, good, PLATFORM_AWAY, TOKEN_REFUSED, warn } from './check-catalogue.ts';

/** Checks of Discord. */
export const PLATFORM_CHECKS = {
  token: {
    title: { en: 'Bot token', ru: 'Токен бота' },
    findings: {
      accepted: good({ en: 'Discord takes it: {name} ({id})', ru: 'Discord его принимает: {name} ({id})' }),
      refused: bad(
        { en: 'Discord refuses it', ru: 'Discord его не принимает' },
        {
          en: 'In the developer portal, under Bot, reset the token and set DISCORD_BOT_TOKEN to the new one.',
          ru: 'На портале разработчика в разделе Bot сбросьте токен и укажите новый в DISCORD_BOT_TOKEN.',
        },
      ),
      otherApplication: bad(
        {
          en: 'It belongs to application {id}, and DISCORD_CLIENT_ID is {clientId}',
          ru: 'Он принадлежит приложению {id}, а в DISCORD_CLIENT_ID указано {clientId}',
        },
        {
          en: 'Take all three values of DISCORD_ from one application.',
          ru: 'Возьмите все три значения DISCORD_ из одного приложения.',
        },
      ),
      away: PLATFORM_AWAY,
      demo: DEMO_STOPPED,
    },
  },
  secret: {
    title: { en: 'Client secret', ru: 'Секрет приложения' },
    findings: {
      accepted: good({ en: 'Discord takes it', ru: 'Discord его принимает' }),
      refused: bad(
        {
          en: 'Discord refuses it: nobody can log in',
          ru: 'Discord его не принимает: войти на сайт никто не сможет',
        },
        {
          en: 'In the developer portal, under OAuth2, reset the client secret and set DISCORD_CLIENT_SECRET.',
          ru: 'На портале разработчика в разделе OAuth2 сбросьте секрет и укажите новый в DISCORD_CLIENT_SECRET.',
        },
      ),
      away: PLATFORM_AWAY,
      demo: DEMO_STOPPED,
    },
  },
  intents: {
    title: { en: 'Privileged intents', ru: 'Привилегированные интенты' },
    findings: {
      on: good({ en: 'On: {intents}', ru: 'Включены: {intents}' }),
      off: bad(
        {
          en: 'Off: {intents}. Discord closes the bot’s connection',
          ru: 'Выключены: {intents}. Discord закрывает соединение бота',
        },
        {
          en: 'In the developer portal, under Bot, turn on the intents named here. Above 100 servers Discord has to approve them first.',
          ru: 'На портале разработчика в разделе Bot включите названные интенты. Больше чем на 100 серверах их сначала одобряет Discord.',
        },
      ),
      tokenRefused: TOKEN_REFUSED,
      away: PLATFORM_AWAY,
      demo: DEMO_STOPPED,
    },
  },
  redirects: {
    title: { en: 'Redirect addresses', ru: 'Адреса возврата' },
    findings: {
      registered: good({ en: 'Registered: {addresses}', ru: 'Зарегистрированы: {addresses}' }),
      missing: bad(
        {
          en: 'Not registered: {addresses}. Logging in ends on an error page',
          ru: 'Не зарегистрированы: {addresses}. Вход закончится страницей с ошибкой',
        },
        {
          en: 'In the developer portal, under OAuth2, add these addresses, letter by letter. If they are not those of your site, set PUBLIC_URL.',
          ru: 'На портале разработчика в разделе OAuth2 добавьте эти адреса буква в букву. Если это не адреса вашего сайта, задайте PUBLIC_URL.',
        },
      ),
      untold: warn(
        {
          en: 'The authorization page opens for {addresses}, but Discord did not list what is registered',
          ru: 'Страница авторизации открывается для {addresses}, но список зарегистрированных Discord не назвал',
        },
        {
          en: 'Log in on the site once: an address that is missing shows there.',
          ru: 'Войдите на сайт один раз: недостающий адрес будет виден сразу.',
        },
      ),
      tokenRefused: TOKEN_REFUSED,
      away: PLATFORM_AWAY,
      demo: DEMO_STOPPED,
    },
  },
  commands: {
    title: { en: 'Slash commands', ru: 'Слэш-команды' },
    findings: {
      same: good({
        en: 'Registered as this version has them: {count}',
        ru: 'Зарегистрированы такими, как в этой версии: {count}',
      }),
      none: warn(
        { en: 'None is registered yet', ru: 'Ещё ни одна не зарегистрирована' },
        {
          en: 'The bot registers them when it connects. Start it, then look at its log.',
          ru: 'Бот регистрирует их при подключении. Запустите его и посмотрите журнал процесса.',
        },
      ),
      differ: warn(
        {
          en: 'Others than this version’s are registered: {missing} missing, {surplus} too many, {changed} changed',
          ru: 'Зарегистрированы не те, что в этой версии: не хватает {missing}, лишних {surplus}, отличаются {changed}',
        },
        {
          en: 'The bot registers them when the process with shard 0 starts. Restart it; is another program using this application?',
          ru: 'Бот регистрирует их при запуске процесса с шардом 0. Перезапустите его; не работает ли с этим приложением другая программа?',
        },
      ),
      tokenRefused: TOKEN_REFUSED,
      away: PLATFORM_AWAY,
      demo: DEMO_STOPPED,
    },
  },
} as const satisfies Record<string, CheckTexts>;
