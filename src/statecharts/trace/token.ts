import { dayMs } from '../../lib/durations.ts';
import { isUuid } from '../../lib/uuid.ts';

/**
 * Replaces values that must not be exported: equal values get equal tokens, distinct values distinct ones; type and
 * shape are kept.
 */
export interface Tokens {
  /** `name` is the field it was found in; it names the token of a text without a special format. */
  text(value: string, name: string): string;
  number(value: number): number;
  /** The number of values it recognises. */
  readonly size: number;
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?$/;
const day = /^\d{4}-\d\d-\d\d$/;
const email = /^[^\s@]+@[^\s@]+$/;
const address = /^https?:\/\//i;
const figure = /^-?\d{1,15}(\.\d{1,6})?$/;

const MINUTE_MS = 60_000;
const fakeDay = (plusMs: number): string => new Date(Date.UTC(2000, 0, 1) + plusMs).toISOString();

export const isInstant = (value: string): boolean => instant.test(value) || day.test(value);

/** The format of a text decides the format of its token. */
function shaped(value: string, name: string): { kind: string; token: (n: number) => string } {
  if (isUuid(value)) {
    return { kind: 'uuid', token: (n) => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}` };
  }
  if (instant.test(value)) {
    const token = (n: number) => fakeDay(n * MINUTE_MS);
    return { kind: 'instant', token: value.includes('.') ? token : (n) => token(n).replace('.000', '') };
  }
  if (day.test(value)) return { kind: 'day', token: (n) => fakeDay(n * dayMs).slice(0, 10) };
  if (email.test(value)) return { kind: 'email', token: (n) => `person-${n}@example.com` };
  if (address.test(value)) return { kind: 'address', token: (n) => `https://example.com/${n}` };
  if (figure.test(value)) {
    const decimals = value.split('.')[1]?.length ?? 0;
    const sign = value.startsWith('-') ? '-' : '';
    return { kind: 'figure', token: (n) => `${sign}${n.toFixed(decimals)}` };
  }
  return { kind: `text ${name}`, token: (n) => `‹${name} ${n}›` };
}

/** cyrb53's mixing with two seeds: distinguishes values without storing them, in the page's memory only. */
function mixed(value: string, seed: number): string {
  let a = 0xdeadbeef ^ seed;
  let b = 0x41c6ce57 ^ seed;
  for (let index = 0; index < value.length; index += 1) {
    const unit = value.charCodeAt(index);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return `${(a >>> 0).toString(36)}.${(b >>> 0).toString(36)}`;
}

/**
 * Recognises values by salted hashes: no value is stored. Beyond `mostKnown` the least recently used are forgotten.
 */
export function createTokens(mostKnown = 4_096): Tokens {
  const [one = 0, two = 0] = crypto.getRandomValues(new Uint32Array(2));
  const given = new Map<string, string | number>();
  const counts = new Map<string, number>();

  function next(kind: string): number {
    const n = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, n);
    return n;
  }

  function known<Token extends string | number>(value: string, make: () => Token): Token {
    const hash = `${mixed(value, one)}.${mixed(value, two)}`;
    // A token stored under a value's hash was made by the same function.
    const token = (given.get(hash) as Token | undefined) ?? make();
    // Least recently used order.
    given.delete(hash);
    given.set(hash, token);
    if (given.size > mostKnown) given.delete(given.keys().next().value ?? '');
    return token;
  }

  return {
    text(value, name) {
      // Empty and zero reveal nothing, and guards test for both.
      if (value.trim() === '' || /^0(\.0+)?$/.test(value)) return value;
      return known(`t${value}`, () => {
        const { kind, token } = shaped(value, name);
        return token(next(kind));
      });
    },
    number(value) {
      if (value === 0) return 0;
      return Math.sign(value) * known(`n${Math.abs(value)}`, () => next('number'));
    },
    get size() {
      return given.size;
    },
  };
}
