import type { Locale } from '@perigee/core/base/locales/locales';
import type { LegalDocument } from './legal-document.ts';

/** The rules of use, each language written on its own. */
export const TERMS: Record<Locale, LegalDocument> = {
  en: {
    title: 'Terms of use',
    lead: 'The rules for using the Perigee bot, this site and its API, in plain words.',
    paragraphs: [
      {
        title: 'Who these terms are between',
        items: [
          'These terms are between you and the operator of this installation of Perigee (“we”). Perigee can be run by anyone, so the operator of another installation answers for that one.',
          'By adding the bot to a server, logging in here or calling the API you accept these terms. If you don’t accept them, remove the bot and stop using the site.',
          'Discord’s own terms and age limits apply to you as well. Perigee is not part of Discord and is not endorsed by it.',
        ],
      },
      {
        title: 'What you may do',
        items: [
          'You may add the bot to servers you are allowed to manage, configure it, and let the members of those servers use it.',
          'You may call the public API within its rate limits and show its data elsewhere.',
          'You may stop at any time: once the bot is removed from a server, it stops working there.',
        ],
      },
      {
        title: 'What you may not do',
        items: [
          'Do not use the bot to break the law or Discord’s rules, to harass people, or to send messages they didn’t agree to.',
          'Do not try to get around limits, permissions or the paid tier, and do not overload the service on purpose.',
          'Do not sell, or exchange for money, the virtual currency of a server. It has no value outside its own server.',
          'If you find a vulnerability, tell us on the support server before you tell others, and don’t exploit it.',
        ],
      },
      {
        title: 'Your server, your responsibility',
        items: [
          'The people who manage a server decide what the bot does there: its prefix, its language and its other settings. You’re responsible for what you set up and for the texts you write.',
          'Everyone who can manage the server on Discord can change these settings. Each change is stored with the name of the person who made it.',
        ],
      },
      {
        title: 'Boosts and payments',
        items: [
          'A boost is a paid tier with higher limits and extra features. Its price and features are listed on the donation page, and you’re never charged without confirming.',
          'A boost lasts for the time paid for. When it ends, nothing you made is deleted; features that need a boost are paused until there’s one again.',
          'If you were charged by mistake or didn’t get what you paid for, write to the support server. Your rights as a consumer aren’t affected.',
        ],
      },
      {
        title: 'No promise of perfection',
        items: [
          'We do our best, but the service is offered as is: it may be interrupted, and Discord may be unavailable.',
          'As far as the law allows, we aren’t liable for indirect losses or for losses caused by Discord, your provider or your own settings.',
          'We may refuse the service to servers or people who break these terms.',
        ],
      },
      {
        title: 'Changes',
        items: [
          'We may change these terms. What changed and when is shown on this page; if you keep using the service, you accept the change.',
          'The source code has a licence of its own (Apache-2.0), which these terms do not limit.',
        ],
      },
    ],
  },
  ru: {
    title: 'Условия использования',
    lead: 'Правила пользования ботом Перигей, этим сайтом и его API, простыми словами.',
    paragraphs: [
      {
        title: 'Между кем эти условия',
        items: [
          'Условия действуют между вами и владельцем этой установки Перигея (далее «мы»). Запустить Перигей может каждый, и за другую установку отвечает её владелец.',
          'Добавляя бота на сервер, входя на сайт или обращаясь к API, вы соглашаетесь с условиями. Если вы не согласны, удалите бота и не пользуйтесь сайтом.',
          'На вас распространяются также правила и возрастные ограничения самого Discord. Перигей не входит в Discord и не одобрен им.',
        ],
      },
      {
        title: 'Что можно',
        items: [
          'Добавлять бота на серверы, которыми вам разрешено управлять, настраивать его и давать пользоваться им участникам.',
          'Обращаться к публичному API в пределах ограничений частоты и показывать полученные данные на других площадках.',
          'Отказаться в любой момент: как только бот удалён с сервера, он перестаёт там работать.',
        ],
      },
      {
        title: 'Чего нельзя',
        items: [
          'Использовать бота для нарушения закона и правил Discord, травли людей и рассылок без их согласия.',
          'Обходить лимиты, права доступа и платный тариф, а также намеренно перегружать сервис.',
          'Продавать виртуальную валюту сервера или менять её на деньги. За пределами своего сервера она ничего не стоит.',
          'Пользоваться найденной уязвимостью. Сообщите о ней сначала нам, на сервере поддержки.',
        ],
      },
      {
        title: 'Ваш сервер, ваша ответственность',
        items: [
          'Что бот делает на сервере, решает тот, кто сервером управляет: префикс, язык и остальные настройки. За них и за написанные вами тексты отвечаете вы.',
          'Менять настройки может каждый, у кого есть право управлять сервером в Discord. Для каждого изменения сохраняется, кто его сделал.',
        ],
      },
      {
        title: 'Буст и оплата',
        items: [
          'Буст – это платный тариф с повышенными лимитами и дополнительными функциями. Цена и состав указаны на странице буста; без вашего подтверждения ничего не списывается.',
          'Буст действует оплаченный срок. Когда он заканчивается, созданное вами не удаляется: функции буста не работают, пока он не возобновится.',
          'Если деньги списаны по ошибке или вы не получили оплаченное, напишите на сервер поддержки. Ваши права потребителя остаются в силе.',
        ],
      },
      {
        title: 'Без обещаний безупречности',
        items: [
          'Мы стараемся, но сервис предоставляется как есть: возможны перерывы, а Discord может быть недоступен.',
          'В пределах, допустимых законом, мы не отвечаем за косвенные убытки и за потери по вине Discord, вашего провайдера или ваших собственных настроек.',
          'Мы вправе отказать в обслуживании серверам и людям, которые нарушают эти условия.',
        ],
      },
      {
        title: 'Изменения',
        items: [
          'Условия могут меняться. Изменения публикуются на этой странице; продолжая пользоваться сервисом, вы их принимаете.',
          'У исходного кода своя лицензия (Apache-2.0), и эти условия её не ограничивают.',
        ],
      },
    ],
  },
};
