import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import {
  count,
  currencyCode,
  httpUrl,
  isLoopbackHost,
  port,
  prefixedUrl,
  readEnvironment,
  serviceEnvironment,
  serviceSettingsOf,
  type ConfigResult,
  type Environment,
  type ServiceSettings,
} from '../http-adapter/index.ts';
import { businessTerms } from '../../src/lib/business-terms.ts';
import { readVatId } from '../../src/lib/vat-id/vat-id.ts';
import type { AppSecrets } from './platform/secrets.ts';
import {
  demoSecret,
  sandboxKey,
  sandboxWebhookSecret,
  secretCharacters,
  weakSecrets,
} from './known-secrets.ts';

type EnvironmentName = 'production' | 'demo' | 'development' | 'test';

/** The service's settings from its environment; frozen, read once at startup and passed on. */
export interface Config extends ServiceSettings {
  readonly environment: EnvironmentName;
  readonly demo: boolean;
  readonly port: number;
  /** Public origin of the site, without a trailing slash. */
  readonly publicUrl: string;
  readonly corsOrigins: readonly string[];
  /** Null: start the embedded PostgreSQL, in `dataFolder`. */
  readonly databaseUrl: string | null;
  /** A streaming replica of it, for public reads of the market; null: none. */
  readonly replicaUrl: string | null;
  /** The maximum for requests; a node has eight more, and as many again to a replica. */
  readonly databaseConnections: number;
  readonly dataFolder: string;
  /** The folder of the built site: `client/` and `server/entry-server.js`. */
  readonly buildFolder: string;
  readonly secrets: AppSecrets;
  readonly mail: { readonly smtpUrl: string | null; readonly from: string };
  readonly admin: { readonly email: string; readonly password: string } | null;
  readonly filesUrl: string;
  /** The store in which builds are published for all nodes; by default next to the files. */
  readonly assetsUrl: string;
  readonly parserUrl: string;
  /** `sandboxUrl` is null if the key is for the real payment provider. */
  readonly payments: {
    readonly secretKey: string;
    readonly sandboxUrl: string | null;
    /** The secret with which the provider signs its events. */
    readonly webhookSecret: string;
    /** How often an unanswered call is repeated. */
    readonly retriesMax: number;
  };
  /** The Commission's register of VAT IDs, with the requester's VAT ID; null: VIES is not asked. */
  readonly vies: { readonly url: string; readonly requester: string | null } | null;
  readonly assistantWebhook: { readonly url: string; readonly secret: string | null } | null;
  readonly ga4Id: string | null;
  readonly currency: string;
  readonly commissionBasisPoints: number;
}

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

const shape = z.object({
  QUAYSIDE_DEMO: z
    .enum(['0', '1'], 'must be 1 or 0: write QUAYSIDE_DEMO=1 for the demo market.')
    .default('0'),
  ...serviceEnvironment,
  DATABASE_URL: prefixedUrl(
    ['postgresql://', 'postgres://'],
    'DATABASE_URL=postgresql://user:password@host:5432/quayside',
  ).optional(),
  DATABASE_REPLICA_URL: prefixedUrl(
    ['postgresql://', 'postgres://'],
    'DATABASE_REPLICA_URL=postgresql://user:password@replica:5432/quayside',
  ).optional(),
  DATABASE_CONNECTIONS: count('DATABASE_CONNECTIONS', 2, 500, 20).default(20),
  QUAYSIDE_DATA: z.string().default('./data'),
  QUAYSIDE_BUILD: z.string().default(path.join(projectFolder, 'dist')),
  APP_SECRET: z
    .string()
    .min(
      secretCharacters,
      `must have at least ${secretCharacters} characters: write what \`openssl rand -base64 32\` prints.`,
    )
    .optional(),
  APP_SECRET_BEFORE: z.string().min(1).optional(),
  SMTP_URL: prefixedUrl(
    ['smtp://', 'smtps://'],
    'SMTP_URL=smtps://user:password@mail.example.com:465',
  ).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^<>\n]*<[^<>\s@]+@[^<>\s@]+>$|^[^<>\s@]+@[^<>\s@]+$/,
      'must be an address: write MAIL_FROM="Quayside <hello@example.com>".',
    )
    .optional(),
  ADMIN_EMAIL: z.email('must be an email address: write ADMIN_EMAIL=harbour.master@example.com.').optional(),
  ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters: choose a longer one.').optional(),
  FILES_URL: prefixedUrl(['file:', 's3://'], 'FILES_URL=s3://bucket?region=eu-west-1').optional(),
  ASSETS_URL: prefixedUrl(['file:', 's3://'], 'ASSETS_URL=s3://bucket/builds?region=eu-west-1').optional(),
  AI_PARSER_URL: httpUrl('AI_PARSER_URL=https://parser.example.com').optional(),
  SANDBOX_PORT: port('SANDBOX_PORT', 4030),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(
      /^(?:sk|rk)_(?:test|live)_\w+$/,
      'must be a secret key of the payment provider: write STRIPE_SECRET_KEY=sk_live_….',
    )
    .optional(),
  PAYMENTS_TEST_MODE: z.enum(['0', '1'], 'must be 1 or 0: leave PAYMENTS_TEST_MODE out.').default('0'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_\w+$/,
      'must be a signing secret of the payment provider: write STRIPE_WEBHOOK_SECRET=whsec_….',
    )
    .optional(),
  AI_AGENT_WEBHOOK_URL: httpUrl('AI_AGENT_WEBHOOK_URL=https://agent.example.com/hook', 'address').optional(),
  AI_AGENT_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/,
      'must be whsec_ and 24 to 64 random bytes in base64: write whsec_ and what `openssl rand -base64 32` prints.',
    )
    .optional(),
  VIES_URL: httpUrl('VIES_URL=https://ec.europa.eu/taxation_customs/vies/rest-api', 'address').optional(),
  VIES_REQUESTER: z
    .string()
    .transform((text, context) => {
      const read = readVatId(text, null);
      if (read.ok) return read.value;
      context.addIssue('must be a VAT ID of ours: write VIES_REQUESTER=ESB12345674.');
      return z.NEVER;
    })
    .optional(),
  GA4_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'must be a measurement id: write GA4_ID=G-ABC123, or leave it out.')
    .optional(),
  MARKETPLACE_CURRENCY: currencyCode('MARKETPLACE_CURRENCY').default('EUR'),
  COMMISSION_BPS: count('COMMISSION_BPS', 0, 10_000, businessTerms.commissionBasisPoints).default(
    businessTerms.commissionBasisPoints,
  ),
});
type Given = z.output<typeof shape>;

/**
 * The configuration, or every mistake as one sentence each: which variable, what is wrong, what to write. In
 * production (NODE_ENV=production) nothing important has a default and there is no demo (docs/quality.md, "Keeps
 * people out").
 */
export function readConfig(environment: Environment): ConfigResult<Config> {
  const given = readEnvironment(shape, environment);
  const mistakes = [...(given.ok ? [] : given.mistakes), ...mistakesTogether(environment)];
  if (!given.ok || mistakes.length > 0) return { ok: false, mistakes };
  return { ok: true, value: Object.freeze(configFrom(given.value)) };
}

/** The database's address, for tools that need nothing else; required in production. */
export function readDatabaseConfig(
  environment: Environment,
): ConfigResult<Pick<Config, 'databaseUrl' | 'dataFolder'>> {
  const given = readEnvironment(shape.pick({ DATABASE_URL: true, QUAYSIDE_DATA: true }), environment);
  if (!given.ok) return given;
  if (environment.NODE_ENV === 'production' && given.value.DATABASE_URL === undefined)
    return { ok: false, mistakes: [missingInProduction('DATABASE_URL')] };
  const { DATABASE_URL, QUAYSIDE_DATA } = given.value;
  return { ok: true, value: { databaseUrl: DATABASE_URL ?? null, dataFolder: path.resolve(QUAYSIDE_DATA) } };
}

/** The configuration for publishing a build. */
export function readAssetsConfig(
  environment: Environment,
): ConfigResult<Pick<Config, 'assetsUrl' | 'dataFolder' | 'buildFolder' | 'release'>> {
  const given = readEnvironment(
    shape.pick({
      ASSETS_URL: true,
      FILES_URL: true,
      QUAYSIDE_DATA: true,
      QUAYSIDE_BUILD: true,
      QUAYSIDE_RELEASE: true,
    }),
    environment,
  );
  if (!given.ok) return given;
  const dataFolder = path.resolve(given.value.QUAYSIDE_DATA);
  return {
    ok: true,
    value: {
      assetsUrl: given.value.ASSETS_URL ?? filesUrlOf(given.value, dataFolder),
      dataFolder,
      buildFolder: path.resolve(given.value.QUAYSIDE_BUILD),
      release: given.value.QUAYSIDE_RELEASE,
    },
  };
}

const filesUrlOf = ({ FILES_URL }: Pick<Given, 'FILES_URL'>, dataFolder: string): string =>
  FILES_URL ?? `file:${path.join(dataFolder, 'files')}`;

const secretsOf = ({
  APP_SECRET,
  APP_SECRET_BEFORE,
}: Pick<Given, 'APP_SECRET' | 'APP_SECRET_BEFORE'>): AppSecrets => ({
  current: APP_SECRET ?? demoSecret,
  before: APP_SECRET_BEFORE ?? null,
});

/**
 * The secrets with which the database's contents are sealed, for commands that read or seal them; required in
 * production.
 */
export function readAppSecrets(environment: Environment): ConfigResult<AppSecrets> {
  const given = readEnvironment(shape.pick({ APP_SECRET: true, APP_SECRET_BEFORE: true }), environment);
  if (!given.ok) return given;
  if (environment.NODE_ENV === 'production' && given.value.APP_SECRET === undefined)
    return { ok: false, mistakes: [missingInProduction('APP_SECRET')] };
  return { ok: true, value: secretsOf(given.value) };
}

/** The site's address, for commands that write links to it; required in production. */
export function readPublicUrl(environment: Environment): ConfigResult<string> {
  const given = readEnvironment(shape.pick({ PUBLIC_URL: true, PORT: true }), environment);
  if (!given.ok) return given;
  if (environment.NODE_ENV === 'production' && given.value.PUBLIC_URL === undefined)
    return { ok: false, mistakes: [missingInProduction('PUBLIC_URL')] };
  return { ok: true, value: publicUrlOf(given.value) };
}

const publicUrlOf = ({ PUBLIC_URL, PORT }: Pick<Given, 'PUBLIC_URL' | 'PORT'>): string =>
  PUBLIC_URL ?? `http://localhost:${PORT}`;

const neededInProduction = {
  DATABASE_URL: 'postgresql://user:password@host:5432/quayside',
  SMTP_URL: 'smtps://user:password@mail.example.com:465',
  STRIPE_SECRET_KEY: 'sk_live_…',
  STRIPE_WEBHOOK_SECRET: 'whsec_…',
  APP_SECRET: 'what `openssl rand -base64 32` prints',
  PUBLIC_URL: 'https://quayside.example.com',
  AI_PARSER_URL: 'https://parser.example.com',
} as const;
type NeededInProduction = keyof typeof neededInProduction;

const missingInProduction = (name: NeededInProduction) =>
  `${name} is missing, which production cannot do without: write ${name}=${neededInProduction[name]}.`;
/** Their development defaults are public, or show mails to everyone. */
const neededBeyondLoopback = ['APP_SECRET', 'SMTP_URL'] as const;

/** Conflicts between variables; checked on the raw text, so that they are reported together with other mistakes. */
function mistakesTogether(environment: Environment): readonly string[] {
  const { NODE_ENV, QUAYSIDE_DEMO, PUBLIC_URL, ADMIN_EMAIL, ADMIN_PASSWORD } = environment;
  const mistakes: string[] = [];
  if (QUAYSIDE_DEMO === '1') mistakes.push(...mistakesOfDemo(environment));
  else if (NODE_ENV === 'production') {
    // Safe: the literal's keys, which Object.keys widens to text.
    for (const name of Object.keys(neededInProduction) as NeededInProduction[])
      if (!environment[name]) mistakes.push(missingInProduction(name));
    mistakes.push(...weakSecrets(environment));
    if (environment.AI_AGENT_WEBHOOK_URL && !environment.AI_AGENT_WEBHOOK_SECRET)
      mistakes.push(
        'AI_AGENT_WEBHOOK_SECRET is missing, without which the assistant answers anybody who asks it: write whsec_ and what `openssl rand -base64 32` prints.',
      );
    if (PUBLIC_URL?.startsWith('http://'))
      mistakes.push(
        'PUBLIC_URL must begin with https:// in production: sessions may not travel in the clear.',
      );
  } else if (!bindsLoopback(environment)) {
    for (const name of neededBeyondLoopback)
      if (!environment[name])
        mistakes.push(
          `${name} is missing, and HOST lets other machines in: write ${name}=${neededInProduction[name]}, or leave HOST out.`,
        );
    const { APP_SECRET, METRICS_TOKEN } = environment;
    mistakes.push(...weakSecrets({ APP_SECRET, METRICS_TOKEN }));
  }
  if (environment.APP_SECRET_BEFORE && environment.APP_SECRET_BEFORE === environment.APP_SECRET)
    mistakes.push('APP_SECRET_BEFORE is APP_SECRET itself: write the one before, or leave it out.');
  if (Boolean(ADMIN_EMAIL) !== Boolean(ADMIN_PASSWORD))
    mistakes.push('ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both or neither.');
  return mistakes;
}

const bindsLoopback = ({ HOST = '' }: Environment) => HOST === '' || isLoopbackHost(HOST);

// An invalid URL is reported elsewhere.
const leadsElsewhere = (url: string) => URL.canParse(url) && !isLoopbackHost(new URL(url).hostname);

/** The demo's accounts are public and its mails are shown to everyone, so it must stay on one machine. */
function mistakesOfDemo(environment: Environment): readonly string[] {
  const { NODE_ENV, PUBLIC_URL } = environment;
  const mistakes: string[] = [];
  if (NODE_ENV === 'production')
    mistakes.push('QUAYSIDE_DEMO must not be 1 while NODE_ENV is production: leave one of the two out.');
  if (!bindsLoopback(environment))
    mistakes.push(
      'HOST must be 127.0.0.1 in demo mode, whose accounts are known to everybody: leave HOST out.',
    );
  if (PUBLIC_URL && leadsElsewhere(PUBLIC_URL))
    mistakes.push(
      'PUBLIC_URL must be on this machine in demo mode, whose accounts are known to everybody: leave PUBLIC_URL out.',
    );
  return mistakes;
}

function configFrom(given: Given): Config {
  const demo = given.QUAYSIDE_DEMO === '1';
  const publicUrl = publicUrlOf(given);
  const dataFolder = path.resolve(given.QUAYSIDE_DATA);
  const named: Readonly<Record<string, EnvironmentName>> = { production: 'production', test: 'test' };
  return {
    ...serviceSettingsOf(given),
    environment: demo ? 'demo' : (named[given.NODE_ENV] ?? 'development'),
    demo,
    port: given.PORT,
    publicUrl,
    corsOrigins: given.CORS_ORIGINS,
    databaseUrl: given.DATABASE_URL ?? null,
    replicaUrl: given.DATABASE_REPLICA_URL ?? null,
    databaseConnections: given.DATABASE_CONNECTIONS,
    dataFolder,
    buildFolder: path.resolve(given.QUAYSIDE_BUILD),
    secrets: secretsOf(given),
    mail: {
      smtpUrl: given.SMTP_URL ?? null,
      from: given.MAIL_FROM ?? `Quayside <no-reply@${new URL(publicUrl).hostname}>`,
    },
    admin:
      given.ADMIN_EMAIL && given.ADMIN_PASSWORD
        ? { email: given.ADMIN_EMAIL, password: given.ADMIN_PASSWORD }
        : null,
    filesUrl: filesUrlOf(given, dataFolder),
    assetsUrl: given.ASSETS_URL ?? filesUrlOf(given, dataFolder),
    parserUrl: given.AI_PARSER_URL ?? `http://localhost:${given.AI_PARSER_PORT}`,
    payments: {
      secretKey: given.STRIPE_SECRET_KEY ?? sandboxKey,
      sandboxUrl: given.STRIPE_SECRET_KEY ? null : `http://127.0.0.1:${given.SANDBOX_PORT}`,
      webhookSecret: given.STRIPE_WEBHOOK_SECRET ?? sandboxWebhookSecret,
      retriesMax: 2,
    },
    vies:
      given.VIES_URL === undefined ? null : { url: given.VIES_URL, requester: given.VIES_REQUESTER ?? null },
    assistantWebhook: given.AI_AGENT_WEBHOOK_URL
      ? { url: given.AI_AGENT_WEBHOOK_URL, secret: given.AI_AGENT_WEBHOOK_SECRET ?? null }
      : null,
    ga4Id: given.GA4_ID ?? null,
    currency: given.MARKETPLACE_CURRENCY,
    commissionBasisPoints: given.COMMISSION_BPS,
  };
}
