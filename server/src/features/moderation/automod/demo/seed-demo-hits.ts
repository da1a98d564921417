import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import { sql } from 'kysely';
import type { Db } from '../../../../database/database.ts';
import type { Demo, DemoMember } from '../../../demo.ts';

/** A message that broke rules on a demo server; the matched parts are enclosed in double brackets. */
interface DemoHit {
  rules: readonly RuleKey[];
  text: string;
  hoursAgo: number;
  isLogOnly?: boolean;
  isDeleted?: boolean;
  isWrong?: boolean;
  files?: readonly string[];
}

/** Newest first. */
const DEMO_HITS: readonly DemoHit[] = [
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

const HOUR_MS = 3_600_000;

/** The first members of a demo server are its staff, whom rules exempt. */
const LEADING = 3;

/** First of the made-up message ids, from a time before any demo server existed. */
const MESSAGE = 1_310_000_000_000_000_000n;

/** Gives the demo servers a week of automoderation, once: only while there are no hits at all. */
export async function seedDemoHits(db: Db, { members, channels }: Pick<Demo, 'members' | 'channels'>): Promise<void> {
  const { rows } = await sql`select from automod_hits limit 1`.execute(db);
  if (rows.length > 0) return;
  for (const [guildId, present] of Map.groupBy(members, (member) => member.guildId)) {
    const inGuild = channels.filter((channel) => channel.guildId === guildId);
    if (present.length < 3 || inGuild.length === 0) continue;
    const hits = DEMO_HITS.map((hit, index) => rowOf(hit, index, present, inGuild));
    await db.insertInto('automod_hits').values(hits).execute();
  }
}

function rowOf(hit: DemoHit, index: number, members: readonly DemoMember[], channels: Demo['channels']) {
  const { rules, hoursAgo, isLogOnly = false, isDeleted = true, isWrong = false, files = [] } = hit;
  const others = members.slice(Math.min(LEADING, members.length - 1));
  const member = others[(index * 5) % others.length];
  const { text, spans } = readMarks(hit.text);
  const at = new Date(Date.now() - hoursAgo * HOUR_MS);
  return {
    guild_id: member?.guildId ?? '',
    id: crypto.randomUUID(),
    at,
    rules: [...rules],
    member_id: member?.userId ?? '',
    member_name: member?.username ?? null,
    channel_id: channels[index % channels.length]?.id ?? '',
    message_id: String(MESSAGE + BigInt(index)),
    version: '',
    message_text: text,
    files: [...files],
    spans: JSON.stringify(spans),
    is_log_only: isLogOnly,
    is_deleted: isDeleted,
    case_number: null,
    wrong_at: isWrong ? new Date(at.getTime() + HOUR_MS) : null,
    wrong_by: isWrong ? (members[0]?.userId ?? null) : null,
  };
}

/** Removes the brackets from a text and returns the positions of what they enclosed. */
function readMarks(marked: string) {
  const spans: { start: number; end: number }[] = [];
  let text = '';
  for (const [index, piece] of marked.split(/\[\[|\]\]/).entries()) {
    if (index % 2 === 1) spans.push({ start: text.length, end: text.length + piece.length });
    text += piece;
  }
  return { text, spans };
}
