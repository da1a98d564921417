/** Any JSON value. */
export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json | undefined;
}

/** The digit-by-digit reviver takes several times as long, so only texts with such a long number go through it. */
const MAY_HOLD_LONG_NUMBERS = /[:,[\s]-?\d{16}/;

/**
 * Parses JSON text; undefined when it is not JSON. An integer too long for a number becomes a string of its digits:
 * some clients send ids as integers, and an id must not be rounded.
 */
export function parseJson(text: string): Json | undefined {
  try {
    const value: Json = MAY_HOLD_LONG_NUMBERS.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

function keepDigits(_key: string, value: Json, context?: { source?: string }): Json {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
  const source = context?.source ?? '';
  return /^-?\d+$/.test(source) ? source : value;
}

/** Whether the value is an object with keys, neither null nor a list. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether the value was given at all: neither null nor undefined. */
export function isGiven<T>(value: T): value is NonNullable<T> {
  return value !== null && value !== undefined;
}

/** A string or number as text; empty for anything else. */
export function asText(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
