import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';

/** The minimal server that stores a section and its history: the same statements in one transaction, nothing else. */
const [connectionString = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 10 });
const GUILD_ID = '1';
const headers = { 'content-type': 'application/json; charset=utf-8' };

const server = createServer((request, response) => {
  void json(request)
    .then(save)
    .then((version) => response.writeHead(200, headers).end(JSON.stringify({ message: 'Settings saved', version })));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}/` })}\n`);
});

async function save(value: unknown): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      "INSERT INTO guild_settings (guild_id, section, version, value) VALUES ($1, 'general', 0, 'null') ON CONFLICT DO NOTHING",
      [GUILD_ID],
    );
    const { rows } = await client.query(
      "SELECT version, value FROM guild_settings WHERE guild_id = $1 AND section = 'general' FOR UPDATE",
      [GUILD_ID],
    );
    const version = Number(rows[0].version) + 1;
    const text = JSON.stringify(value);
    await client.query(
      "UPDATE guild_settings SET version = $2, value = $3 WHERE guild_id = $1 AND section = 'general'",
      [GUILD_ID, version, text],
    );
    await client.query(
      "INSERT INTO guild_settings_history (guild_id, section, version, value, saved_by) VALUES ($1, 'general', $2, $3, $4)",
      [GUILD_ID, version, text, '1'],
    );
    await client.query('COMMIT');
    return version;
  } finally {
    client.release();
  }
}
