import { setTimeout as sleep } from 'node:timers/promises';
import { generalSection } from '@perigee/core/community/general/section';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import * as z from 'zod/mini';
import { SCOPES } from './scopes.ts';
import type { LoadWorld, PreparePart } from './part.ts';

const WRITERS = 4;
const PAUSE_MS = 200;

const infoSchema = z.object({ settings: z.object({ prefix: z.string(), versions: z.record(z.string(), z.number()) }) });

interface Writer {
  guildId: string;
  token: string;
  acknowledged: number;
  /** Saves that were read back otherwise than they were acknowledged. */
  missing: number;
  /** Of the last one, as acknowledged. */
  version: number;
}

/** Owners who save a prefix each, the next number every time, on the version before, and read it back from any site. */
export const prepareSaves: PreparePart = async (world) => {
  const { simulator } = world;
  const writers = Array.from({ length: WRITERS }, (_, index): Writer => {
    const ownerId = simulator.world.createPerson({ username: `writer${index}` });
    const { id: guildId } = simulator.world.createGuild({ name: `Saved ${index}`, ownerId, botIn: true });
    const token = simulator.world.issueToken(ownerId, SCOPES).accessToken;
    return { guildId, token, acknowledged: 0, missing: 0, version: 0 };
  });
  return {
    name: 'saves',
    async run() {
      await Promise.all(writers.map((writer) => write(world, writer)));
    },
    async audit(db) {
      const rows = await db
        .selectFrom('guild_settings')
        .select(['guild_id', 'value', 'version'])
        .where('section', '=', 'general')
        .execute();
      const stored = new Map(
        rows.map(({ guild_id: id, value, version }) => [id, { value: JSON.stringify(value), version }]),
      );
      const missing = writers.filter(({ guildId, acknowledged, version }) => {
        const found = stored.get(guildId);
        return found === undefined || found.version < version || !found.value.includes(`"p${acknowledged}"`);
      });
      const acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
      return {
        summary: `${acknowledged} acknowledged, each read back`,
        wrongs: { lost: missing.length + writers.reduce((sum, writer) => sum + writer.missing, 0) },
        hasWorked: acknowledged > 0,
      };
    },
  };
};

async function write({ callers, isOver }: LoadWorld, writer: Writer): Promise<void> {
  const { guildId, token } = writer;
  const params = { guildId };
  while (!isOver()) {
    const prefix = `p${writer.acknowledged + 1}`;
    const body = { prefix, language: { commands: 'en', interface: 'en' } };
    const headers = { 'if-match': `"${writer.version}"` };
    // One that was stored but not acknowledged is repeated with the same value, which is no conflict.
    const { status } = await callers.insist(token, generalSection.save, { params, body, headers });
    const { body: info } = await callers.insist(token, guildsEndpoints.info, { params });
    const { data } = z.safeParse(infoSchema, info);
    if (status !== 200 || data?.settings.prefix !== prefix) writer.missing += 1;
    writer.version = data?.settings.versions['general'] ?? writer.version;
    writer.acknowledged += 1;
    await sleep(PAUSE_MS);
  }
}
