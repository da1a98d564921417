import { RETENTION_EN } from './retention-en.ts';
import type { PrivacyText } from './privacy-text.ts';
import { STORES_EN } from './stores-en.ts';

export const PRIVACY_EN: PrivacyText = {
  title: 'Privacy',
  lead: 'What Perigee stores and what it doesn’t, for how long, and how to have it deleted.',
  subjects: {
    server: 'Servers and settings',
    money: 'Money and experience',
    rewards: 'Shop and rewards',
    games: 'Games',
    messages: 'Messages, logs and greetings',
    moderation: 'Moderation',
    tools: 'Reminders and polls',
    plans: 'Payments and boosts',
    signIn: 'Logging in',
  },
  stores: STORES_EN,
  times: RETENTION_EN,
  keptLabel: 'Kept:',
  deletion: {
    title: 'When data is deleted',
    byItself:
      'Automatically: anything with a time above is deleted when that time is over; the bot checks every few minutes.',
    leaving: (stores) =>
      `When you leave a server: the data under ${stores}, after the time given there. The rest stays for its own time, so that leaving and coming back neither costs you your balance nor lifts a punishment.`,
    removal: (stores) =>
      `When a server removes the bot: the data under ${stores}, at once. The rest stays for its own time, so that the server finds it there if the bot comes back.`,
    asked: ({ server, nobody }) =>
      `When you ask: everything above that’s about you. The data under ${server} belongs to the server: the people who manage it decide about it, and can have all of the server’s data deleted. The data under ${nobody} has to be kept for as long as the law requires.`,
  },
  others: [
    {
      title: 'Cookies and your browser',
      items: [
        'Two cookies remember the language and the theme you chose. There are no cookies for advertising and none for analytics.',
        'Your browser also keeps your tokens while you’re logged in, which notices you’ve hidden and, until the tab is closed, what you’ve typed but not saved.',
        'Opening a page sends no requests to other companies. Only avatars and server icons come from Discord, once you’re logged in.',
        'The server’s own logs hold errors with a request number. They hold no tokens and no messages.',
      ],
    },
    {
      title: 'What isn’t stored',
      items: [
        'Nothing about people who only read. Messages are checked for commands, broken rules and the experience they bring; they aren’t stored except as described above.',
        'No card details, no passwords, and no IP addresses beyond the few minutes in which requests are counted.',
      ],
    },
    {
      title: 'Who else receives data',
      items: [
        'Discord, because that’s where the bot works: replies, reminders and anything else you ask it to do.',
        'The payment provider, YooKassa, when you buy a boost: the amount, what it’s for, and our payment number. Card details are entered there and never reach us.',
        'We don’t sell your data, and we don’t pass it on unless the law requires it.',
      ],
    },
    {
      title: 'Your rights',
      items: [
        'You can ask what’s stored about you, have it corrected or have it deleted. Write to the support server; we answer within 30 days. The operator of this Perigee deletes it with one command (npm run forget), on all servers or on one; the history of transactions stays under a number that belongs to nobody.',
      ],
    },
  ],
};
