import { expect, test } from 'vitest';
import { compilePhishing } from './phishing.ts';
import { readMessage } from './message.ts';

const fires = (content: string) =>
  compilePhishing()(
    readMessage({ content, mentionedMembers: [], mentionedRoles: [], mentionsEveryone: false, files: [] }),
  ) !== null;

test.for([
  'dlscord.com',
  'discrod.com',
  'dіscord.com',
  'disc0rd.gift',
  'discordd.com',
  'https://steamcomrnunity.com/tradeoffer',
  'steamcommunlty.ru',
  'steamcomunity.com',
  'https://discord.com.gifts-free.ru/x',
  'discord-com.ru',
  'paypa1.com',
  'rоblox.com',
  'robIox.com',
  'twltch.tv',
  'githud.com',
  'sberbаnk.ru',
  'gosus1ugi.ru',
  'gosuslugl.ru',
  'yаndex.ru',
  'wi1dberries.ru',
  'dіscоrd.gg',
  'discord%2Ecom.evil.ru',
])('%s is made to look like another site', (content) => {
  expect(fires(content)).toBe(true);
});

test.for([
  'discord.com',
  'https://ptb.discord.com/x',
  'discord.gg/abc',
  'support.discord.com',
  'steamcommunity.com/id/x',
  'store.steampowered.com',
  'yandex.ru',
  'yandex.com',
  'google.de',
  'amazon.co.uk',
  'example.com',
  'record.com',
  'discos.com',
  'stream.com',
  'mygithub.io',
  'ozon.by',
  'roblox.fandom.com',
  'hello.world',
  'telegram.me',
  'vk.com',
  'github.io',
  'discords.txt',
  'пример.рф',
])('%s is not', (content) => {
  expect(fires(content)).toBe(false);
});
