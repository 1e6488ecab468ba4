import { isIP } from 'node:net';
import { z } from 'zod';

const loopbackHosts: readonly string[] = ['127.0.0.1', '::1', 'localhost'];
/** Whether a host, in an address or for binding, is this machine only; IPv6 with or without brackets. */
export const isLoopbackHost = (host: string): boolean => loopbackHosts.includes(host.replace(/^\[|\]$/g, ''));

/** An integer in plain digits; `1e3`, ` 4000` and `0x10` are refused. */
export const count = (name: string, least: number, most: number, example: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, {
      abort: true,
      error: `must be a whole number from ${least} to ${most}: write ${name}=${example}.`,
    })
    .transform(Number)
    .refine(
      (value) => value >= least && value <= most,
      `must be a whole number from ${least} to ${most}: write ${name}=${example}.`,
    );

export const port = (name: string, example: number) => count(name, 1, 65_535, example).default(example);

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof levels)[number];
export const logLevel = () =>
  z.enum(levels, `must be one of ${levels.join(', ')}: write LOG_LEVEL=info.`).default('info');

/** From 0 to 1. */
export const share = (name: string, standard: number) =>
  z.coerce
    .number(`must be a number from 0 to 1: write ${name}=0.1.`)
    .min(0, `must be a number from 0 to 1: write ${name}=0.1.`)
    .max(1, `must be a number from 0 to 1: write ${name}=0.1.`)
    .default(standard);

/** The bearer token for reading `/metrics` from other machines. */
export const metricsToken = () =>
  z
    .string()
    .min(16, 'must have at least 16 characters: write a long random text, or leave it out.')
    .optional();

const parsed = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/** `origin`: only scheme, host and port, with an optional trailing slash; `address`: any http address. */
export const httpUrl = (example: string, kind: 'origin' | 'address' = 'origin') => {
  const sentence = `must be a full web address${kind === 'origin' ? ' without a path' : ''}: write ${example}.`;
  return z
    .string()
    .refine((text) => {
      const url = parsed(text);
      if (!url || !['http:', 'https:'].includes(url.protocol)) return false;
      return kind === 'address' || text.replace(/\/$/, '') === url.origin;
    }, sentence)
    .transform((text) => text.replace(/\/$/, ''));
};

export const prefixedUrl = (prefixes: readonly string[], example: string) =>
  z
    .string()
    .refine(
      (text) => prefixes.some((prefix) => text.startsWith(prefix) && text.length > prefix.length),
      `must begin with ${prefixes.join(' or ')}: write ${example}.`,
    );

const listOf = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

export const originList = (name: string) =>
  z
    .string()
    .transform(listOf)
    .refine(
      (origins) => origins.every((origin) => parsed(origin)?.origin === origin),
      `must list origins with commas between: write ${name}=https://one.example.com,https://two.example.com.`,
    );

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];
const isNetwork = (entry: string): boolean => {
  const [address = '', bits, ...rest] = entry.split('/');
  const family = isIP(address);
  if (rest.length > 0 || family === 0) return namedNetworks.includes(entry);
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
};

/** Proxies are listed, never counted: trusting "the last two hops" would trust anyone who connects directly. */
export const addressList = (name: string) =>
  z
    .string()
    .transform(listOf)
    .refine(
      (entries) => entries.every(isNetwork),
      `must list the proxies' addresses or networks: write ${name}=10.0.0.0/8,loopback.`,
    );

export const currencyCode = (name: string) =>
  z
    .string()
    .refine(
      (code) => Intl.supportedValuesOf('currency').includes(code),
      `must be a currency's three letters: write ${name}=EUR.`,
    );
