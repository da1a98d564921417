import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';

/** A message that broke rules on a demo server; the matched parts are enclosed in double brackets. */
export interface DemoHit {
  rules: readonly RuleKey[];
  text: string;
  hoursAgo: number;
  isLogOnly?: boolean;
  isDeleted?: boolean;
  isWrong?: boolean;
  files?: readonly string[];
}

/** Newest first. */
export const DEMO_HITS: readonly DemoHit[] = [
  { rules: ['phishing'], text: 'Free boosts here → [[https://disc0rd-gifts.com/nitro]]', hoursAgo: 3 },
  { rules: ['flood'], text: 'first!!', hoursAgo: 9 },
  { rules: ['links'], text: 'Смотрите, что нашла: [[https://example.org/nebula]]', hoursAgo: 20, isWrong: true },
  { rules: ['invites'], text: 'Заходите к нам: [[discord.gg/best-server]]', hoursAgo: 27 },
  { rules: ['duplicates'], text: 'Selling a telescope, cheap', hoursAgo: 31 },
  { rules: ['mentions'], text: '[[@everyone]] вечером эфир!', hoursAgo: 44, isLogOnly: true, isDeleted: false },
  { rules: ['attachments'], text: 'my new game, try it', hoursAgo: 52, files: ['asteroids.exe'] },
  { rules: ['invites', 'links'], text: 'discord [[discord.gg/stars]] and [[stars.example]]', hoursAgo: 75 },
  { rules: ['emojis'], text: '[[🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀]] launch!', hoursAgo: 98, isLogOnly: true, isDeleted: false },
  { rules: ['links'], text: 'Кто-нибудь пробовал [[shop.example]]?', hoursAgo: 101 },
  { rules: ['duplicates'], text: 'Selling a telescope, cheap', hoursAgo: 121 },
  { rules: ['zalgo'], text: '[[h̵̢̛͝e̷̡̕͠]] comes', hoursAgo: 140 },
  { rules: ['links'], text: 'Photos: [[https://photos.example/m31]]', hoursAgo: 143 },
];
