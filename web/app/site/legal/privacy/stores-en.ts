import { EVIDENCE_MAX, SNAPSHOT_MAX } from '@perigee/core/moderation/cases/limits';
import { ARCHIVE_DAYS_INITIAL } from '@perigee/core/community/message-archive/limits';
import { REPLAY_PER_CHANNEL } from '@perigee/core/community/message-archive/need';
import type { StoreTexts } from './store-text.ts';

const snapshot = SNAPSHOT_MAX.toLocaleString('en');

export const STORES_EN: StoreTexts = {
  settings: {
    title: 'Settings and their history',
    what: 'The server’s settings and, for each change, what was saved, when, and the ID of the person who saved it, so that mistakes can be found and undone. Everyone who can open the settings sees it.',
    rest: 'until the server’s managers have them deleted, even after the bot is removed',
  },
  statistics: {
    title: 'Statistics',
    what: 'The IDs of the servers the bot is on, when it couldn’t be reached, and the totals on the statistics page, which name no server and no person.',
    rest: 'the IDs until the bot is removed',
  },
  deletedChannels: {
    title: 'Deleted channels',
    what: 'For each deleted channel and thread, its ID and which roles and members could read it at the end, so that nobody reads in the logs what they couldn’t read there.',
  },
  activity: {
    title: 'Activity',
    what: 'How often the bot did each of its tasks in an hour, and which member the last one was about. Everyone who can open the settings sees it in the overview.',
  },
  acts: {
    title: 'What the bot is about to do',
    what: 'A message to send, a role to give, a ban to lift, with the IDs, names and texts needed for it.',
    rest: 'until it’s done',
  },
  balances: {
    title: 'Balances and experience',
    what: 'What you have on each server, where and when you last gained experience, and your protected minimum, below which no bet or purchase takes you. The leaderboard shows balance and experience to members, and to everyone if the server made it public.',
    rest: 'until deleted; it stays when you leave, so that it’s there if you come back',
  },
  ledger: {
    title: 'Transactions',
    what: 'Every change of a balance: how much, when, what for, the reason, who made it and who was on the other side. You see your own; people who manage the server’s economy see all of them.',
    rest: 'as long as the balance',
  },
  boards: {
    title: 'Leaderboards',
    what: 'Your rank now and at the start of the week, and whether you’ve hidden yourself.',
    rest: 'as long as the balance',
  },
  names: {
    title: 'Names',
    what: 'Your ID, name and avatar as the bot last saw them, if you’re on a server’s leaderboard.',
    rest: 'as long as the balance',
  },
  levels: {
    title: 'Levels',
    what: 'Your level, the highest you’ve had, and the roles you got for it.',
    rest: 'as long as the balance',
  },
  waits: {
    title: 'Cooldowns',
    what: 'When you can work or pick a money bag again.',
  },
  bonuses: {
    title: 'Bonuses',
    what: 'When you last claimed the daily and weekly bonuses, and how many times in a row.',
  },
  economyHealth: {
    title: 'Economy health',
    what: 'Hourly totals with the largest transactions, and how much each member earned in a week and in which hours, with IDs. People who manage the server’s economy see it, to find leaks and cheating.',
  },
  shop: {
    title: 'Shop',
    what: 'What you own, how many of each item you’ve bought, and where and when you bought and used them.',
    rest: 'what you own, until used, sold or deleted',
  },
  roles: {
    title: 'Roles you were given',
    what: 'Roles from purchases and coupons: which, until when, and what became of them.',
    rest: 'until the role ends',
  },
  coupons: {
    title: 'Coupons',
    what: 'Which ones you created or used, when, and what they gave you. Server managers see it. If you enter a wrong code, only the fact that you did is stored.',
  },
  giveaways: {
    title: 'Giveaways',
    what: 'That you entered, when, and what you won or created. People who manage the server’s economy see who entered. Once it’s over, the IDs of everyone who entered are public, without names, so that anyone can check the draw; after that only a hash of the list is left.',
    rest: 'the giveaway and its winners, until deleted',
  },
  rounds: {
    title: 'Rounds',
    what: 'What you bet, what you did in each round and how it ended, your jackpot tickets and your client seed. Anyone with the link can read the proof of a finished round, without your name or the server’s.',
    rest: 'until deleted',
  },
  challenges: {
    title: 'Challenges',
    what: 'Who you challenged to a game or who challenged you, for how much, and how it ended.',
  },
  brakes: {
    title: 'Breaks and limits',
    what: 'How much you bet in a day, and until when you’re taking a break from games.',
    rest: 'your last break, until deleted',
  },
  archive: {
    title: 'Message texts',
    what: `Only where a server logs deleted or edited messages, or tests its automoderation rules on recent ones: your messages there with your name and ID, when and where they were written, who they mention, and the names, sizes and addresses of files; for testing rules, the last ${REPLAY_PER_CHANNEL} in each channel. They’re encrypted with a key that isn’t in the database. The log shows what a message said once it’s deleted or edited; people who manage moderation see messages a rule would have caught; nobody sees the rest. The server chooses for how long (${ARCHIVE_DAYS_INITIAL} days by default) and which channels to ignore, and can turn it off, which deletes the messages.`,
  },
  logs: {
    title: 'Log entries',
    what: 'If a server keeps a log: what happened there (members who came, went or changed their name or roles, voice channels, messages deleted and edited, roles, channels, invites, moderators’ commands, saved settings), with the names and IDs of the people who did it and those it affected. Message texts in it are encrypted. Everyone who can read the log channel or see the server’s cases sees it.',
  },
  visits: {
    title: 'Joining and leaving',
    what: 'On a server that greets its members: your ID, when you joined and left, and whether you were kicked or banned, by whom and why. How many members were greeted in a minute is counted without IDs.',
    rest: 'while you’re a member',
  },
  cases: {
    title: 'Cases',
    what: `If moderators, rules or another bot warn, mute, kick or ban you, or leave a note about you: your name and ID, who did it, the reason, how long it lasts, whether you were notified, how it ended, up to ${EVIDENCE_MAX} pictures, and the message in question (up to ${snapshot} characters). The server’s moderators see it. How many cases each moderator opened in a week is counted.`,
    rest: 'until the server’s managers have it deleted',
  },
  orders: {
    title: 'Moderators’ orders',
    what: 'Bulk deletions waiting for confirmation, locked channels with their previous permissions, and who last set up the mute role.',
    rest: 'locks until the channel is unlocked, the setup until the next one',
  },
  automod: {
    title: 'Automoderation',
    what: `If a message of yours breaks a rule: your name and ID, the rule, the channel and the message (up to ${snapshot} characters). Also which members are exempt, and who exempted them, ended a raid or changed a filter in Discord. People who manage the server’s moderation see it.`,
    rest: 'who changed a filter in Discord, until that’s resolved',
  },
  appeals: {
    title: 'Ban appeals',
    what: 'If you appeal a ban on the support server: your name, ID and avatar, your answers, the reason for the ban, who banned you and the decision. Only those who review appeals see it.',
    rest: 'until deleted',
  },
  buttons: {
    title: 'Buttons and forms',
    what: 'What you asked for in a command that waits for your button or form, such as the members and the reason of a punishment, with your ID.',
  },
  reminders: {
    title: 'Reminders',
    what: 'Your ID, the channel, your text, the time and how it repeats.',
    rest: 'until it’s delivered, or stopped if it repeats',
  },
  polls: {
    title: 'Polls',
    what: 'The question and options of polls you start, and who voted for what, so that nobody votes twice.',
    rest: 'while the poll is open',
  },
  payments: {
    title: 'Payments',
    what: 'Payments you start: your ID, the plan, the amount, the time and the result.',
    rest: 'as long as accounting law requires',
  },
  boosts: {
    title: 'Boosts',
    what: 'Your plan and its end date, the servers you boost or have boosted, with their names, and the gift codes you’ve redeemed. Managers of a server you boost see your name. For a code, only a hash is stored.',
    rest: 'until deleted',
  },
  hostDeeds: {
    title: 'Record of those who run this site',
    what: 'When somebody who runs this site takes a process out of service, has a failed action tried again or answers a payment, that and their ID are written down. How often something failed is counted by the hour, without naming anyone.',
  },
  tokens: {
    title: 'Tokens',
    what: 'You log in with Discord, so we never see your password. Your tokens are kept in your own browser. To check one, we keep a hash of it in memory, never the token itself. Logging out revokes the token with Discord and clears it from your browser.',
  },
};
