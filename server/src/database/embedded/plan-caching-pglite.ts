import { PGlite, protocol } from '@electric-sql/pglite';

type Answer = Awaited<ReturnType<PGlite['execProtocolStream']>>;
type Options = Parameters<PGlite['execProtocolStream']>[1];

interface Statement {
  name: string;
  uses: number;
  /** Description of parameters and columns, once the database has sent it. */
  description?: Answer;
}

/** More than the number of statements the product uses regularly. */
const STATEMENTS_MAX = 300;

/** A plan depends on table sizes, so it is discarded after this many uses. */
const USES_MAX = 1_000;

/** Statements that can be kept, with their plan if they have one; a union may begin with a bracket. */
const PLANNED = /^\s*(?:\/\*[^*]*\*\/\s*)?[(\s]*(?:select|insert|update|delete|with|begin|commit|rollback)\b/i;

/** Statements that cannot change a table; after any other, all plans are dropped. */
const HARMLESS = /^\s*(?:begin|commit|rollback|savepoint|release|set|lock|notify|listen|unlisten)\b/i;

const NAME_STARTS_AT = 5;

/** Type bytes of protocol messages sent to the database. */
const TYPE = { parse: 0x50, describe: 0x44, bind: 0x42, execute: 0x45, sync: 0x53, query: 0x51 } as const;

const SYNC = protocol.serialize.sync();

/**
 * The embedded database with prepared statements, so that a statement is parsed and planned once instead of each time
 * (decision 0083): most take far longer to plan than to execute. It rewrites the messages between the library, which
 * names no statements, and the database.
 */
export class PlanCachingPGlite extends PGlite {
  /** By text, least recently used first. */
  readonly #statements = new Map<string, Statement>();
  /** The statement that the following messages refer to. */
  #current: Statement | undefined;
  #named = 0;
  /** The values of the statement, sent with the message that executes it. */
  #bound: Uint8Array | undefined;
  #isSynced = false;

  override async execProtocolStream(message: Uint8Array, options: Options = {}): Promise<Answer> {
    switch (message[0] ?? 0) {
      case TYPE.parse:
        return this.#parse(message, options);
      case TYPE.describe:
        return this.#current === undefined
          ? super.execProtocolStream(message, options)
          : this.#describe(this.#current, message, options);
      case TYPE.bind:
        if (this.#current === undefined) return super.execProtocolStream(message, options);
        this.#bound = renameStatement(message, this.#current.name);
        return [];
      case TYPE.execute:
        if (this.#bound === undefined) return super.execProtocolStream(message, options);
        this.#isSynced = true;
        return super.execProtocolStream(Buffer.concat([this.#bound, message, SYNC]), options);
      case TYPE.sync:
        this.#bound = undefined;
        if (!this.#isSynced) return super.execProtocolStream(message, options);
        this.#isSynced = false;
        return [];
      case TYPE.query:
        if (!HARMLESS.test(textAt(message, NAME_STARTS_AT))) await this.#forgetAll();
        return super.execProtocolStream(message, options);
      default:
        return super.execProtocolStream(message, options);
    }
  }

  async #parse(message: Uint8Array, options: Options): Promise<Answer> {
    this.#current = undefined;
    const text = textAt(message, NAME_STARTS_AT + 1);
    if (!PLANNED.test(text)) {
      if (!HARMLESS.test(text)) await this.#forgetAll();
      return super.execProtocolStream(message, options);
    }
    const existing = this.#statements.get(text);
    this.#statements.delete(text);
    if (existing !== undefined && existing.uses < USES_MAX) {
      this.#remember(text, existing);
      return [];
    }
    if (existing !== undefined) await this.#close(existing);

    const statement: Statement = { name: `s${(this.#named += 1)}`, uses: 0 };
    const answer = await super.execProtocolStream(protocol.serialize.parse({ name: statement.name, text }), options);
    this.#remember(text, statement);
    for (const [oldest, { name }] of this.#statements) {
      if (this.#statements.size <= STATEMENTS_MAX) break;
      this.#statements.delete(oldest);
      await this.#close({ name });
    }
    return answer;
  }

  #remember(text: string, statement: Statement): void {
    statement.uses += 1;
    this.#statements.set(text, statement);
    this.#current = statement;
  }

  /** Replies with the stored description of the statement; a bound portal has the same columns but no parameters. */
  async #describe(statement: Statement, message: Uint8Array, options: Options): Promise<Answer> {
    if (statement.description === undefined) {
      const question = protocol.serialize.describe({ type: 'S', name: statement.name });
      statement.description = await super.execProtocolStream(question, options);
    }
    const isOfStatement = message[NAME_STARTS_AT] === 'S'.charCodeAt(0);
    return statement.description.filter(({ name }) => isOfStatement || name !== 'parameterDescription');
  }

  async #forgetAll(): Promise<void> {
    const forgotten = [...this.#statements.values()];
    this.#statements.clear();
    for (const statement of forgotten) await this.#close(statement);
  }

  async #close({ name }: Pick<Statement, 'name'>): Promise<void> {
    await super.execProtocolStream(protocol.serialize.close({ type: 'S', name }), { syncToFs: false });
  }
}

/** The zero-terminated text at a position in a message. */
function textAt(message: Uint8Array, start: number): string {
  return Buffer.from(message.buffer, message.byteOffset, message.byteLength).toString(
    'utf8',
    start,
    message.indexOf(0, start),
  );
}

/** The library's bind message, which is for the unnamed statement, changed to the statement of that name. */
function renameStatement(message: Uint8Array, name: string): Uint8Array {
  const at = NAME_STARTS_AT + 1;
  const result = Buffer.concat([message.subarray(0, at), Buffer.from(name), message.subarray(at)]);
  // The length follows the type byte, which it does not include.
  result.writeUInt32BE(result.length - 1, 1);
  return result;
}
