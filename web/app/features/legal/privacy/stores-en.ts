import { EVIDENCE_MAX, SNAPSHOT_MAX } from '@perigee/core/cases/limits';
import { messageArchiveSection } from '@perigee/core/message-archive/section';
import { REPLAY_PER_CHANNEL } from '@perigee/core/message-archive/need';
import type { StoreTexts } from './store-text.ts';

const snapshot = SNAPSHOT_MAX.toLocaleString('en');

export const STORES_EN: StoreTexts = {
  settings: {
    title: 'Settings and their history',
    what: 'The settings of the server, and for each change what was saved, when, and the id of who saved it, so that a mistake can be found and undone. Whoever may open the settings sees it.',
    rest: 'until those who manage the server have them deleted, also after the bot was removed',
  },
  statistics: {
    title: 'Statistics',
    what: 'Which servers the bot is on, by id, when it couldn’t be reached, and the overall numbers of the statistics page, which name no server and nobody.',
    rest: 'the ids until the bot is removed',
  },
  activity: {
    title: 'Activity',
    what: 'How often the bot did each of its tasks within an hour, and whom the last of it was about. Whoever may open the settings sees it in the overview.',
  },
  acts: {
    title: 'What the bot is about to do',
    what: 'A message to send, a role to give, a ban to lift, with the ids, names and texts this takes.',
    rest: 'until it’s done',
  },
  balances: {
    title: 'Balances and experience',
    what: 'What you have on each server, where and when you last gained experience, and the amount below which you let no bet or purchase take you. The leaderboard shows balance and experience to the members, and to everybody where the server opened it.',
    rest: 'until it’s deleted; it stays when you leave, so that it’s there if you come back',
  },
  ledger: {
    title: 'Ledger',
    what: 'Every change of a balance: how much, when, what for, the reason, who made it and who was on the other side. You see your own, and those who manage the server’s economy see it.',
    rest: 'as long as the balance',
  },
  boards: {
    title: 'Leaderboards',
    what: 'Where you stand, where you stood when the week began, and whether you hid yourself.',
    rest: 'as long as the balance',
  },
  names: {
    title: 'Names',
    what: 'Your id, name and avatar as the bot last saw them, if you’re on the leaderboard of a server.',
    rest: 'as long as the balance',
  },
  levels: {
    title: 'Levels',
    what: 'The level your experience brought you, the highest you had, and the roles you got for it.',
    rest: 'as long as the balance',
  },
  waits: {
    title: 'Waiting times',
    what: 'When you may work or pick a money bag again.',
  },
  bonuses: {
    title: 'Bonuses',
    what: 'When you last took the daily and the weekly bonus, and how many in a row.',
  },
  economyHealth: {
    title: 'Health of the economy',
    what: 'Sums of each hour with its largest movements, and how much each member earned in a week and in which hours, with ids. Those who manage the server’s economy see it, to find leaks and cheating.',
  },
  shop: {
    title: 'Shop',
    what: 'What you own, how many of each item you bought, and your purchases and uses with where and when.',
    rest: 'what you own, until it’s used, sold or deleted',
  },
  roles: {
    title: 'Roles you were given',
    what: 'Roles from purchases and coupons: which, until when, and what became of them.',
    rest: 'until the role ends',
  },
  coupons: {
    title: 'Coupons',
    what: 'Which you made or used, when, and what they gave you. Those who manage the server see it. Of a wrong code only that you entered one is remembered.',
  },
  giveaways: {
    title: 'Giveaways',
    what: 'That you entered, when, and what you won or made. Those who manage the server’s economy see who entered. Once it’s over, the ids of all who entered are public without names, so that everybody can check the draw; then only a hash of the list is left.',
    rest: 'the giveaway and who won, until they’re deleted',
  },
  rounds: {
    title: 'Rounds',
    what: 'What you bet, what you did in each round and what came of it, your jackpot tickets and your client seed. The proof of a round that’s over can be read by its link, without your name and without the server’s.',
    rest: 'until it’s deleted',
  },
  challenges: {
    title: 'Challenges',
    what: 'Whom you challenged to a game or who challenged you, for how much, and what became of it.',
  },
  brakes: {
    title: 'Breaks and limits',
    what: 'How much you bet within a day, and until when you want no games.',
    rest: 'the last break you took, until it’s deleted',
  },
  archive: {
    title: 'Texts of messages',
    what: `Only where a server logs deleted or edited messages, or tries its automoderation rules on recent ones: your messages there with your name and id, when and where they were written, whom they mention, and names, sizes and addresses of files; for trying rules, the last ${REPLAY_PER_CHANNEL} of each channel. They’re encrypted with a key that isn’t in the database. The log shows what a message said once it’s deleted or edited; those who manage moderation see messages a rule would have hit; nobody sees the others. The server chooses how long (${messageArchiveSection.initial.days} days unless it says otherwise), leaves channels out, and can switch it off, which deletes them.`,
  },
  logs: {
    title: 'Log entries',
    what: 'If a server keeps a log: what happened there (members who came, went or changed their name or roles, voice channels, messages deleted and edited, roles, channels, invites, moderators’ commands, saved settings), with the names and ids of who did it and to whom. Texts of messages in it are encrypted. Whoever reads the log channel or may see the server’s cases sees it.',
  },
  visits: {
    title: 'Coming and going',
    what: 'On a server that greets its members: your id, when you came and went, and whether, by whom and why you were kicked or banned. How many were greeted in a minute is counted without ids.',
    rest: 'while you’re a member',
  },
  cases: {
    title: 'Cases',
    what: `If moderators, rules or another bot warn, mute, kick or ban you, or note something about you: your name and id, who did it, the reason, how long it lasts, whether you were told, what became of it, up to ${EVIDENCE_MAX} pictures, and the message it’s about (at most ${snapshot} characters). The server’s moderators see it. How many cases each moderator opened in a week is counted.`,
    rest: 'until those who manage the server have it deleted',
  },
  orders: {
    title: 'Moderators’ orders',
    what: 'Punishments and clearings that wait for a confirmation, locked channels with what was allowed there before, and who last set up the mute role.',
    rest: 'locks until the channel is unlocked, the set-up until the next one',
  },
  automod: {
    title: 'Automoderation',
    what: `If a message of yours breaks a rule: your name and id, the rule, the channel and the message (at most ${snapshot} characters). Whom the rules leave alone, and who allowed it, ended a raid or changed a rule on the platform. Those who manage the server’s moderation see it.`,
    rest: 'who changed a rule on the platform, until it’s settled',
  },
  appeals: {
    title: 'Ban appeals',
    what: 'If you appeal a ban on the support server: your name, id and avatar, your answers, the reason of the ban, who banned you and what was decided. Only those who review appeals see it.',
    rest: 'until it’s deleted',
  },
  reminders: {
    title: 'Reminders',
    what: 'Your id, the channel, your text and the time.',
    rest: 'until it’s delivered',
  },
  polls: {
    title: 'Polls',
    what: 'The question and answers of polls you start, and who voted for what, so that nobody votes twice.',
    rest: 'while the poll is open',
  },
  payments: {
    title: 'Payments',
    what: 'Payments you begin: your id, the plan, the amount, when, and what became of it.',
    rest: 'as long as the law asks for bookkeeping',
  },
  boosts: {
    title: 'Boosts',
    what: 'Your plan and until when it lasts, the servers you boost or boosted with their names, and gift codes you redeemed. The managers of a server you boost see your name. Of a code we keep a hash.',
    rest: 'until it’s deleted',
  },
  hostDeeds: {
    title: 'Record of those who run this site',
    what: 'When somebody who runs this site takes a process out of service, has a failed action tried again or answers a payment, that and their ID are written down. How often something failed is counted by the hour, without naming anyone.',
  },
  tokens: {
    title: 'Tokens',
    what: 'You sign in with Discord; we never see your password. Your tokens are kept in your own browser. To check one we keep a hash of it in memory, never the token itself. Logging out withdraws the token at Discord and clears it from your browser.',
  },
};
