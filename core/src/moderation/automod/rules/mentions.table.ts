import { compileMentions } from './mentions.ts';
import { textTable } from './rule-table.ts';

const id = (index: number) => String(100_000_000_000_000_000n + BigInt(index));
const members = (count: number, sign = '@') =>
  Array.from({ length: count }, (_, index) => `<${sign}${id(index)}>`).join(' ');
const roles = (count: number) => members(count, '@&');

/** More than two members, more than one role, or everyone. */
export const mentionsTable = textTable(compileMentions({ members: 2, roles: 1, everyone: true }), {
  fires: [
    [members(3), `<@${id(0)}>`],
    members(3, '@!'),
    members(50),
    roles(2),
    roles(20),
    ['@everyone', '@everyone'],
    ['look @here', '@here'],
    `hi ${members(3)} how are you?`,
    `привет ${members(3)}, как дела?`,
    `всем @everyone привет`,
    `${members(2)} ${roles(2)}`,
    `||${members(3)}||`,
    `**@everyone**`,
    `@everyone, come here`,
    `(@here)`,
    `@everyone!`,
    `смотрите:@here`,
    `<@${id(1)}>\n<@${id(2)}>\n<@${id(3)}>`,
    `\`<@${id(1)}>\` ${members(3)}`,
    `\`code\` @everyone`,
    `> quoted @here`,
    `[@everyone](https://example.com)`,
    '@everyone\n@everyone',
    `@here @everyone ${members(1)}`,
    `раздача @everyone. Успейте`,
  ],
  passes: [
    '',
    members(1),
    members(2),
    roles(1),
    `${members(2)} ${roles(1)}`,
    `<@${id(1)}> <@${id(1)}> <@${id(1)}> <@!${id(1)}>`,
    `<@&${id(1)}> <@&${id(1)}>`,
    `\`${members(5)}\``,
    `\`\`\`\n${members(5)}\n\`\`\``,
    '`@everyone`',
    '```\n@here\n```',
    '``@everyone``',
    'everyone is here',
    'all@everyone.com',
    'mail me @here.org',
    '@everyones',
    '@hereby',
    '@ everyone',
    '@Alice @Bob @Carol @Dave',
    '@все сюда',
    `<#${id(1)}> <#${id(2)}> <#${id(3)}>`,
    `<:a:${id(1)}> <:b:${id(2)}> <:c:${id(3)}>`,
    `</play:${id(1)}> </stop:${id(2)}> </skip:${id(3)}>`,
    '<t:1700000000:R> <t:1700000001:R> <t:1700000002:R>',
    '<@1> <@2> <@3>',
    'a@b c@d e@f',
    '@everyone_else_here',
  ],
});
