import { KEPT_EN } from './kept-en.ts';
import type { PrivacyText } from './privacy-text.ts';
import { STORES_EN } from './stores-en.ts';

export const PRIVACY_EN: PrivacyText = {
  title: 'Privacy',
  lead: 'What Perigee stores, what it does not, for how long, and how to have it deleted.',
  subjects: {
    server: 'Servers and settings',
    money: 'Money and experience',
    rewards: 'Shop and rewards',
    games: 'Games',
    messages: 'Messages, logs and greetings',
    moderation: 'Moderation',
    tools: 'Reminders and polls',
    plans: 'Payments and boosts',
    signIn: 'Signing in',
  },
  stores: STORES_EN,
  times: KEPT_EN,
  keptLabel: 'Kept:',
  deletion: {
    title: 'When what is deleted',
    byItself: 'By itself: whatever has a time above goes once it’s over; the bot looks every few minutes.',
    leaving: (stores) =>
      `When you leave a server: what’s under ${stores}, after the time named there. The rest stays for its time, so that a balance isn’t lost and a punishment isn’t undone by leaving and coming back.`,
    removal: (stores) =>
      `When a server removes the bot: what’s under ${stores}, at once. The rest stays for its time, so that the server finds it if the bot comes back.`,
    asked: ({ server, nobody }) =>
      `When you ask: everything above that’s about you. What’s under ${server} belongs to the server, so those who manage it decide on that, and can have all data of the server deleted. What’s under ${nobody} has to be kept as long as the law says.`,
  },
  others: [
    {
      title: 'Cookies and your browser',
      items: [
        'Two cookies remember the language and the theme you chose. There are no cookies for advertising and none for analytics.',
        'Your browser also keeps your tokens while you’re signed in, which notices you hid, and, until its tab is closed, what you typed and haven’t saved.',
        'No other company is asked for anything when you open a page. Only avatars and server icons come from Discord, once you are signed in.',
        'The server’s own logs hold errors with a request number. They hold no tokens and no messages.',
      ],
    },
    {
      title: 'What is not stored',
      items: [
        'Nothing about people who merely read along. Messages are looked at to find commands, rules they break and experience they bring; they aren’t stored except as described above.',
        'No card details, no passwords, no addresses of your computer beyond the minutes in which calls are counted.',
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
        'You may ask what is stored about you, have it corrected, or have it deleted. Write to the support server; we answer within 30 days. Whoever runs this Perigee deletes it with one command (npm run forget), in all servers or in one; the history of money stays under a number that is nobody’s.',
      ],
    },
  ],
};
