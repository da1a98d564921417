import { BlockList } from 'node:net';
import * as z from 'zod/mini';
import { familyOf } from './ip-networks.ts';

/**
 * Types of settings. Each parses the text of a variable; its message completes the sentence "PORT is …, but must be",
 * or "each entry must be" for a list.
 */
export const text = z.string();

/** Null if not set. */
export const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.prefault(z.nullable(schema), null);

/** Splits a list into its entries and skips empty ones. */
export function list<Schema extends z.ZodMiniType<unknown, string>>(separator: string, entry: Schema) {
  const split = (input: string) => input.split(separator).flatMap((part) => part.trim() || []);
  return z.pipe(z.pipe(text, z.transform(split)), z.array(entry));
}

/** One of the given words; the error message lists them all. */
export const oneOf = <const Allowed extends string>(allowed: readonly Allowed[]) =>
  z.enum(allowed, { error: `one of ${allowed.join(', ')}` });

/** A platform id. */
export const id = z.string().check(z.regex(/^\d{1,20}$/, 'an id: digits only'));

/** A whole number from 1 to 1,000,000. */
export const count = wholeNumber(1_000_000);

/** A fraction from 0 to 1. */
export const share = z.pipe(
  text.check(
    z.refine(
      (input: string) => z.safeParse(z.number().check(z.gte(0), z.lte(1)), Number(input)).success,
      'a number from 0 to 1',
    ),
  ),
  z.transform(Number),
);

/** A port number. */
export const port = wholeNumber(65_535);

/** An http(s) URL; trailing slashes are removed. */
export const address = addressOf(/^https?$/, 'http:// or https://');

/** A ws(s) URL; trailing slashes are removed. */
export const socketAddress = addressOf(/^wss?$/, 'ws:// or wss://');

/** A PostgreSQL connection URL. */
export const databaseAddress = z
  .string()
  .check(z.regex(/^postgres(ql)?:\/\//, 'an address that starts with postgres://'));

/** The key length of AES-256. */
const KEY_BYTES = 32;

/** 32 bytes in Base64, as `openssl rand -base64 32` writes them. */
export const key = z.pipe(
  z
    .base64({ error: keyError(), abort: true })
    .check(z.refine((input) => bytesOf(input).length === KEY_BYTES, keyError())),
  z.transform(bytesOf),
);

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'an address or a network, like 185.71.76.0/27',
});

/** Networks and single addresses, IPv4 and IPv6: `185.71.76.0/27,2a02:5180::/32,77.75.156.11`. */
export const networks = z.pipe(list(',', network), z.transform(blockListOf));

function wholeNumber(max: number) {
  const isWithin = (input: string) => z.safeParse(z.int().check(z.gte(1), z.lte(max)), Number(input)).success;
  return z.pipe(text.check(z.refine(isWithin, `a whole number from 1 to ${max}`)), z.transform(Number));
}

function addressOf(protocol: RegExp, beginnings: string) {
  const url = z.url({ protocol, error: `an address that starts with ${beginnings}` });
  return z.pipe(
    url,
    z.transform((input: string) => input.replace(/\/+$/, '')),
  );
}

function keyError(): string {
  return `${KEY_BYTES} bytes in Base64: openssl rand -base64 ${KEY_BYTES} makes one`;
}

function bytesOf(input: string): Buffer {
  return Buffer.from(input, 'base64');
}

function blockListOf(entries: string[]): BlockList {
  const blocks = new BlockList();
  for (const entry of entries) {
    const [ip = '', bits] = entry.split('/');
    const family = familyOf(ip);
    if (family === null) continue;
    if (bits === undefined) blocks.addAddress(ip, family);
    else blocks.addSubnet(ip, Number(bits), family);
  }
  return blocks;
}
