import type { Locale } from '@perigee/core/locales/locales';
import type { LegalDocument } from './legal-document.ts';

/** What is kept about people and servers. It follows the tables of the database: a new table belongs in here. */
export const PRIVACY: Record<Locale, LegalDocument> = {
  en: {
    title: 'Privacy',
    lead: 'What Perigee stores, what it does not, for how long, and how to have it deleted.',
    paragraphs: [
      {
        title: 'What we store about a server',
        items: [
          'Its id and its settings, such as the prefix and the languages you chose.',
          'For each change of the settings: what was saved, when, and the id of the person who saved it. This makes a mistake traceable and undoable.',
          'Which servers the bot is on, by id, and overall numbers for the statistics page. The minute-by-minute history of those numbers is kept for 24 hours and names no server.',
        ],
      },
      {
        title: 'What we store about a person',
        items: [
          'Reminders you ask for: your id, the channel, your text and the time. A reminder is deleted once it has been delivered.',
          'Polls you start: the question, the answers, and who voted for what, so that nobody votes twice.',
          'Payments you begin: your id, the plan, the amount, when, and what became of it. They are kept as long as the law asks for bookkeeping.',
          'Your boost plan and until when it lasts, the servers you boost with it, and what became of these boosts, with the names of the servers. The managers of a server you boost see your name. Of a gift code we keep a hash, and the id of who redeemed it.',
          'If a server’s moderators, its rules or another bot warn, mute, kick or ban you there, or note something about you: your name and id, who did it, the reason, how long it lasts, whether you were told, and what became of it. Up to three pictures and the message it is about (at most 2,000 characters of it) may be kept with it. Moderators of that server see it, and those who manage it can ask us to delete it.',
          'If a message of yours breaks a rule of the server’s automoderation: your name and id, the rule, the channel, and the message (at most 2,000 characters of it), for 90 days. Those who manage that server’s moderation see it.',
          'On a server that greets its members: your id, when you came and went, and whether, by whom and why you were kicked or banned, until a day after you left. A greeting itself is remembered with your name and avatar for at most 30 days.',
          'On a server with coupons: which you made or used, when, and what they gave you, until 180 days after the coupon ended. Those who manage that server see it. That you entered a wrong code is remembered for a day; the code is not.',
          'If you appeal a ban on the support server: your name and id, your answers, the reason of the ban and what was decided. Only those who review appeals see it.',
          'If you play games: what you bet, what you did in each round and what came of it, your client seed, and a break you chose to take. The proof of a round that is over can be read by its link, without your name and without the server’s.',
          'If you enter a giveaway: your id and when you entered. Those who manage that server’s economy see who entered. At its end the ids of all who entered are public for 90 days, so that everybody can check the draw, without names; then only a hash of the list is kept. Who won stays with the giveaway.',
          'If a server logs deleted or edited messages, and has not switched this off: your messages there, outside of the channels it leaves out, with your name and id, when and where they were written, whom they mention, and names, sizes and addresses of files. They are kept for as long as the server says, 30 days at most (14 unless it says otherwise), encrypted with a key that is not in the database. When a message is deleted or edited, what it said is shown in that server’s log; nobody sees the others.',
          'If a server tries its automoderation rules on recent messages: the same of the last 500 messages of each channel, for 24 hours at most, encrypted alike. Those who manage that server’s moderation see the ones that a rule would have fired on.',
          'If a server keeps a log: what happened there (members who came, went or changed their name or roles, voice channels entered and left, messages deleted and edited, roles, channels, invites, commands of moderators, saved settings), with the names and ids of who did it and to whom, for 30 days. Whoever reads the server’s log channel sees it, and those who may see its cases.',
          'Both kinds go when their time is over, when the server switches it off or removes the bot, and when you ask for your data to be deleted.',
          'Nothing about people who merely read along. Other messages are looked at to find commands and are not stored, but for those that broke a rule or that a punishment is about.',
        ],
      },
      {
        title: 'Signing in',
        items: [
          'You sign in with Discord; we never see your password. Discord tells us who you are and which servers you are on.',
          'Your tokens are kept in your own browser. To check one we keep a hash of it in memory, never the token itself, for at most 60 seconds.',
          'Logging out withdraws the token at Discord and clears it from your browser.',
        ],
      },
      {
        title: 'Cookies and logs',
        items: [
          'Two cookies remember the language and the theme you chose. There are no cookies for advertising and none for analytics.',
          'No other company is asked for anything when you open a page. Only avatars and server icons come from Discord, once you are signed in.',
          'Logs hold errors with a request number. They hold no tokens and no messages.',
        ],
      },
      {
        title: 'Who else receives data',
        items: [
          'Discord, since the bot works there: replies, reminders and whatever else you ask it to do.',
          'The payment provider, YooKassa, when you buy a boost: the amount, what it is for, and a number of ours. Card details are entered there and never reach us.',
          'We sell no data and pass none on, unless a law compels us to.',
        ],
      },
      {
        title: 'Your rights',
        items: [
          'You may ask what is stored about you, have it corrected, or have it deleted. Write to the support server; we answer within 30 days.',
          'Settings stay when the bot is removed, so that they are there when you bring it back. They are deleted on request of someone who may manage the server.',
        ],
      },
    ],
  },
  ru: {
    title: 'Конфиденциальность',
    lead: 'Что Перигей хранит и чего не хранит, как долго, и как это удалить.',
    paragraphs: [
      {
        title: 'Что мы храним о сервере',
        items: [
          'Его идентификатор и настройки, например префикс и выбранные языки.',
          'Для каждого изменения настроек: что сохранено, когда и идентификатор того, кто это сделал. Так ошибку можно найти и исправить.',
          'На каких серверах есть бот (по идентификаторам) и общие числа для страницы статистики. Поминутная история этих чисел хранится 24 часа и не называет ни одного сервера.',
        ],
      },
      {
        title: 'Что мы храним о человеке',
        items: [
          'Напоминания, о которых вы попросили: ваш идентификатор, канал, текст и время. Доставленное напоминание удаляется.',
          'Созданные вами опросы: вопрос, варианты и кто за что голосовал, чтобы никто не проголосовал дважды.',
          'Начатые вами платежи: ваш идентификатор, тариф, сумма, время и итог. Они хранятся столько, сколько требует закон об учёте.',
          'Ваша подписка на буст и срок её действия, серверы, которым вы даёте буст, и что с этими бустами было, вместе с названиями серверов. Управляющие сервером с вашим бустом видят ваше имя. От подарочного кода мы храним хеш и id того, кто его активировал.',
          'Если на сервере вас предупредили, замутили, выгнали или забанили модераторы, правила или другой бот, либо оставили о вас заметку: ваше имя и идентификатор, кто это сделал, причину, срок, сообщили ли вам и чем всё закончилось. К этому могут храниться до трёх картинок и сообщение, из-за которого это случилось (не больше 2000 знаков). Это видят модераторы того сервера, а его администраторы могут попросить нас это удалить.',
          'Если ваше сообщение нарушило правило автомодерации сервера: ваше имя и идентификатор, правило, канал и само сообщение (не больше 2000 символов), 90 дней. Это видят те, кто управляет модерацией этого сервера.',
          'На сервере, который приветствует участников: ваш идентификатор, когда вы пришли и ушли и кикнули ли вас или забанили, кто и за что; до конца следующих суток после ухода. Само приветствие помнится вместе с вашим именем и аватаром не дольше 30 дней.',
          'На сервере с купонами: какие купоны вы создали или использовали, когда и что они дали, — до 180 дней после завершения купона. Это видят те, кто управляет сервером. То, что вы ввели неверный код, помнится сутки; сам код не хранится.',
          'Если вы обжалуете бан на сервере поддержки: ваше имя и идентификатор, ответы, причину бана и что решено. Их видят только те, кто рассматривает апелляции.',
          'Если вы играете в игры: что вы поставили, что делали в каждом раунде и чем он закончился, ваш сид и пауза, которую вы взяли. Доказательство законченного раунда можно открыть по ссылке, без вашего имени и без названия сервера.',
          'Если вы участвуете в розыгрыше: ваш идентификатор и когда вы вступили. Список участников видят те, кто управляет экономикой сервера. После завершения идентификаторы всех участников 90 дней доступны каждому без имён, чтобы розыгрыш можно было проверить; потом остаётся только хеш списка. Победители остаются в записи розыгрыша.',
          'Если сервер ведёт журнал удалённых или изменённых сообщений и не отключил хранение: ваши сообщения на нём, кроме исключённых каналов, с вашим именем и идентификатором, временем и каналом, упоминаниями, а также названиями, размерами и адресами файлов. Они хранятся столько, сколько указал сервер, но не дольше 30 дней (обычно 14), и зашифрованы ключом, которого нет в базе данных. Когда сообщение удаляют или изменяют, его текст показывается в журнале этого сервера; остальных никто не видит.',
          'Если сервер проверяет правила автомодерации на недавних сообщениях: то же самое о последних 500 сообщениях каждого канала, не дольше 24 часов, в таком же зашифрованном виде. Те, кто управляет модерацией этого сервера, видят сообщения, на которые сработало бы правило.',
          'Если сервер ведёт журнал: что на нём произошло (кто пришёл, ушёл, сменил имя или роли, вошёл в голосовой канал и вышел из него, удалённые и изменённые сообщения, роли, каналы, приглашения, команды модераторов, сохранённые настройки), с именами и идентификаторами тех, кто это сделал и кого это коснулось, 30 дней. Это видят читатели канала журнала и те, кому видны наказания сервера.',
          'И те и другие удаляются, когда истекает срок, когда сервер отключает хранение или удаляет бота и когда вы просите удалить ваши данные.',
          'О тех, кто просто читает, мы не храним ничего. Остальные сообщения просматриваются в поисках команд и не сохраняются, кроме тех, что нарушили правило или за которые кого-то наказали.',
        ],
      },
      {
        title: 'Вход на сайт',
        items: [
          'Вы входите через Discord, и пароля мы не видим. Discord сообщает нам, кто вы и на каких серверах состоите.',
          'Токены хранятся в вашем браузере. Для проверки мы держим в памяти не сам токен, а его хеш, и не дольше 60 секунд.',
          'При выходе токен отзывается в Discord и удаляется из браузера.',
        ],
      },
      {
        title: 'Куки и журналы',
        items: [
          'Две куки запоминают выбранные язык и тему. Рекламных и аналитических кук нет.',
          'Открывая страницу, вы не обращаетесь ни к каким другим компаниям. Только аватары и значки серверов после входа загружаются с Discord.',
          'В журналах остаются ошибки с номером запроса. Токенов и сообщений там нет.',
        ],
      },
      {
        title: 'Кто ещё получает данные',
        items: [
          'Discord, потому что бот работает там: ответы, напоминания и всё остальное, о чём вы его просите.',
          'Платёжный сервис ЮKassa, когда вы покупаете буст: сумма, назначение и наш номер платежа. Данные карты вводятся там, и мы их не видим.',
          'Мы не продаём данные и никому их не передаём, если к этому не обязывает закон.',
        ],
      },
      {
        title: 'Ваши права',
        items: [
          'Вы можете узнать, что о вас хранится, исправить это или удалить. Напишите на сервер поддержки, мы ответим в течение 30 дней.',
          'После удаления бота настройки остаются, чтобы всё было на месте, если вы его вернёте. По просьбе того, кто управляет сервером, они удаляются.',
        ],
      },
    ],
  },
};
