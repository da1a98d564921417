import type { ReleaseText } from './note-text.ts';

export const RELEASE_EN: ReleaseText = {
  title: 'Perigee 2.0.0',
  lead: 'Games whose every round can be checked, a shop, jobs, giveaways and coupons, greetings, moderation and automoderation, set up from one dashboard. All of it works today.',
  groups: {
    games: 'Games',
    economy: 'Earning and spending',
    rewards: 'Something to win',
    community: 'A server in good order',
    dashboard: 'The bot and its dashboard',
  },
  notes: {
    crash: {
      title: 'Crash',
      text: 'The rocket climbs by × 0.4 a step, and every step is its last with a chance of 25%. Go on, or take what you have: 50 steps up it’s × 21.',
      alt: 'A rocket after its first step at times 1.4, with buttons to go on or to take 140',
    },
    duel: {
      title: 'Duel',
      text: 'Two members, 100 HP each. Of 100 shots 40 hit a leg for 1 to 15, 55 the body for 10 to 40, and 5 the head for 100. A scope, armour, a helmet, a medkit for 50 HP and a grenade for 20 to 60 are bought before, unseen by the other.',
      alt: 'A duel between two members: the health of both, and buttons to shoot or give up',
    },
    minefield: {
      title: 'Minefield',
      text: 'Three arrows in each of 10 rows: one keeps your stake, one doubles it, one is a mine. Take it whenever you like.',
      alt: 'The second row of a minefield: three arrows, and a button to take what is won',
    },
    jackpot: {
      title: 'Jackpot',
      text: 'A ticket is 7 numbers separated by spaces. Whoever has most of them in their places when they’re drawn, 3 at least, shares the pot; if nobody does, it waits for the next draw.',
      alt: 'The jackpot: what is in the pot, when it is drawn, and a ticket with seven numbers',
    },
    fairness: {
      title: 'Check it yourself',
      text: 'The secret of a round or a draw is fixed before it begins and published once it’s over. Every result links a page on which your own browser plays it again. Managers see the odds of each game, and limit bets a day.',
    },
    shop: {
      title: 'Shop',
      text: 'Items that give experience and roles, for good or for a time, with stock, restock and a limit per member. Members buy, use, sell back and look into their inventory.',
      alt: 'The shop in the chat: three items with their prices, and a list to look at one',
    },
    jobs: {
      title: 'Custom jobs',
      text: 'Jobs with a salary, a break and a message of your own, for whoever has the experience or the role. Members choose one and work.',
      alt: 'Jobs in the chat with their salaries and breaks, and a list to choose one from',
    },
    levels: {
      title: 'Levels',
      text: 'Experience becomes levels, on a curve you choose, with roles, money and items for reaching one. With a boost, time in voice channels counts as well.',
    },
    giveaways: {
      title: 'Giveaways',
      text: 'One button to enter, several winners, money, items or whatever you name as the prize, and requirements. The draw can be checked by everybody; a prize nobody claims goes back.',
      alt: 'A giveaway of a telescope in the chat, with a button to enter',
    },
    coupons: {
      title: 'Coupons',
      text: 'A code or a button that gives money, experience, an item or a role, once to each member. Members may make coupons of their own money, if you let them.',
      alt: 'The coupons of a server: one that gives 500, and how often it was used',
    },
    greetings: {
      title: 'Greetings',
      text: 'A message when somebody joins, with a welcome picture, one when they leave, a direct message, and first roles. You see each as it will look, and send it to yourself first.',
      alt: 'The join message being written, with its preview and welcome picture beside it',
    },
    moderation: {
      title: 'Moderation',
      text: 'Warnings, mutes, kicks and bans are numbered cases with a reason, evidence and a trail. Mutes and bans end by themselves, and warnings add up to what you say.',
      alt: 'The list of cases: bans, warnings and mutes with reasons, moderators and dates',
    },
    automoderation: {
      title: 'Automoderation',
      text: '12 rules: invites, flood, links, capitals, mentions, emojis, words, attachments, distorted text, repetition, phishing and raids. Try each on recent messages before it acts.',
      alt: 'Automoderation rules with their switches, what each does and how often it acted',
    },
    logs: {
      title: 'Logs',
      text: '26 events, each in the channel you pick: messages deleted and edited with what they said, roles, punishments, members, channels, voice, the server itself.',
      alt: 'The log settings: categories of events with a channel and a switch for each',
    },
    commands: {
      title: 'Commands, typed or picked',
      text: 'Each command works as text with your prefix and as a slash command, and can be allowed or forbidden by role and channel. The list on the site is the bot’s own.',
      alt: 'The command list, sorted into categories, with a search box above it',
    },
    overview: {
      title: 'A dashboard that answers',
      text: 'What’s on, what each part last did, and what the bot lacks, with a button that mends it. Every change is kept with who made it, and can be undone.',
      alt: 'The overview of a server: what is at work, when it last acted, and the activity of a day',
    },
    languages: {
      title: 'English and Russian',
      text: 'Commands, replies and every page come in both languages, dark and light, and can be read without scripts.',
    },
    selfHosting: {
      title: 'Yours to run',
      text: 'One command starts site, API, bot and database on your own computer, with a stand-in of the chat platform to try everything in.',
    },
  },
};
