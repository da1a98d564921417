import type { ReleaseText } from './note-text.ts';

export const RELEASE_EN: ReleaseText = {
  title: 'Perigee 2.0.0',
  lead: 'Games with rounds anyone can check, a shop, jobs, giveaways and coupons, greetings, moderation and automoderation, all set up in one dashboard. Everything here works today.',
  groups: {
    games: 'Games',
    economy: 'Earning and spending',
    rewards: 'Prizes and rewards',
    community: 'Keeping order',
    dashboard: 'The bot and its dashboard',
  },
  notes: {
    crash: {
      title: 'Crash',
      text: 'Each step adds × 0.4, and at each step the rocket has a 25% chance of crashing. Keep going or cash out: after 50 steps it’s × 21.',
      alt: 'A rocket after its first step at × 1.4, with buttons to continue or to cash out 140',
    },
    duel: {
      title: 'Duel',
      text: 'Two members with 100 HP each. A shot hits the leg 40% of the time (1 to 15 damage), the body 55% (10 to 40) and the head 5% (100). Before the duel you secretly buy equipment: a scope, armour, a helmet, a medkit (50 HP) and a grenade (20 to 60 damage).',
      alt: 'A duel between two members: the health of both, and buttons to shoot or surrender',
    },
    minefield: {
      title: 'Minefield',
      text: 'There are 10 rows of three arrows: one keeps your bet, one doubles it, one is a mine. Cash out whenever you like.',
      alt: 'The second row of a minefield: three arrows, and a button to cash out',
    },
    jackpot: {
      title: 'Jackpot',
      text: 'A ticket is 7 numbers separated by spaces. The tickets with the most numbers in the right place, at least 3, share the pot. If there are none, it rolls over to the next draw.',
      alt: 'The jackpot: the size of the pot, the time of the draw, and a ticket with seven numbers',
    },
    fairness: {
      title: 'Check it yourself',
      text: 'The secret behind each round and draw is fixed before it begins and published once it’s over. Every result links to a page where your own browser replays it. Managers see the odds of each game and can limit daily bets.',
    },
    shop: {
      title: 'Shop',
      text: 'Items that give experience and roles, permanent or temporary, with stock, restocking and a limit per member. Members can buy items, use them, sell them back and check their inventory.',
      alt: 'The shop in chat: three items with their prices, and a list for viewing one',
    },
    jobs: {
      title: 'Custom jobs',
      text: 'Jobs with a salary, a cooldown and a message of your own, open to members with enough experience or the right role. Members choose one and work.',
      alt: 'Jobs in chat with their salaries and cooldowns, and a list to choose from',
    },
    levels: {
      title: 'Levels',
      text: 'Experience turns into levels along a curve you choose, and levels bring roles, money and items. With a boost, time in voice channels counts too.',
    },
    giveaways: {
      title: 'Giveaways',
      text: 'One button to enter, several winners, and prizes of money, items or anything you like, with requirements if you want them. Anyone can check the draw, and unclaimed prizes are drawn again.',
      alt: 'A giveaway of a telescope in chat, with a button to enter',
    },
    coupons: {
      title: 'Coupons',
      text: 'A code or a button that gives each member money, experience, an item or a role, once. If you allow it, members can create coupons from their own money.',
      alt: 'A server’s coupons: one gives 500, with how often it’s been used',
    },
    greetings: {
      title: 'Greetings',
      text: 'Join messages with a welcome picture, leave messages, direct messages and roles for new members. You see each message as it will look and can send yourself a test first.',
      alt: 'A join message being written, with its preview and welcome picture beside it',
    },
    moderation: {
      title: 'Moderation',
      text: 'Warnings, mutes, kicks and bans are numbered cases with a reason, evidence and a timeline. Mutes and bans end on time, and warnings add up to the penalties you set.',
      alt: 'The list of cases: bans, warnings and mutes with reasons, moderators and dates',
    },
    automoderation: {
      title: 'Automoderation',
      text: '12 rules: invites, flood, links, capitals, mentions, emojis, words, attachments, distorted text, repetition, phishing and raids. Test each one on recent messages before you turn it on.',
      alt: 'Automoderation rules with their switches, what each one does and how often it fired',
    },
    logs: {
      title: 'Logs',
      text: '39 events, each in the channel you choose: deleted and edited messages with their text, roles, punishments, members, channels, voice and the server itself.',
      alt: 'The log settings: categories of events with a channel and a switch for each',
    },
    commands: {
      title: 'Text and slash commands',
      text: 'Every command works as text with your prefix and as a slash command, and can be allowed or forbidden by role and channel. The list on the site comes straight from the bot.',
      alt: 'The command list, sorted into categories, with a search box above it',
    },
    overview: {
      title: 'A dashboard with answers',
      text: 'See what’s on, what each feature last did and what the bot is missing, with a button that fixes it. Every change is recorded with its author and can be undone.',
      alt: 'A server’s overview: what’s on, what it last did, and the activity of a day',
    },
    languages: {
      title: 'English and Russian',
      text: 'Commands, replies and every page come in both languages, in a dark and a light theme, and pages can be read without scripts.',
    },
    selfHosting: {
      title: 'Yours to run',
      text: 'One command starts the site, API, bot and database on your own computer, along with a stand-in for Discord to try everything out.',
    },
  },
};
