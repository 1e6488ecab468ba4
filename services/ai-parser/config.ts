import { availableParallelism } from 'node:os';
import { z } from 'zod';
import {
  count,
  httpUrl,
  readEnvironment,
  serviceEnvironment,
  serviceSettingsOf,
  type ConfigResult,
  type Environment,
  type ServiceSettings,
} from '../http-adapter/index.ts';
import type { ModelAddress } from './model/language-model.ts';
import { ocrLanguagesOf } from './ocr-languages.ts';
import { installedLanguages } from './reading/picture/installed-languages.ts';

export interface ParserConfig extends ServiceSettings {
  readonly port: number;
  /** The sites whose pages may call the service; by default the local one. */
  readonly origins: readonly string[];
  readonly environment: string;
  /** The number of files that are read at the same time. */
  readonly workers: number;
  /** The language model for doubts of the rules; null if none is configured. */
  readonly model: (ModelAddress & { readonly tokensADay: number }) | null;
}

/** The configured languages in which pictures cannot be read. The workers read the variable themselves. */
const unreadLanguages = (given: string): readonly string[] => {
  const wanted = ocrLanguagesOf(given);
  const installed = installedLanguages(wanted);
  return wanted.filter((language) => !installed.includes(language));
};

const shape = z.object({
  ...serviceEnvironment,
  AI_PARSER_WORKERS: count('AI_PARSER_WORKERS', 1, 256, 4).optional(),
  AI_PARSER_OCR_LANGUAGES: z
    .string()
    .refine((given) => unreadLanguages(given).length === 0, {
      error: ({ input }) =>
        `names ${unreadLanguages(String(input)).join(', ')}, whose data is not installed: write names of @tesseract.js-data packages with commas between, eng,fra,ell.`,
    })
    .optional(),
  AI_PARSER_MODEL_URL: httpUrl('AI_PARSER_MODEL_URL=https://models.example.com/v1', 'address').optional(),
  AI_PARSER_MODEL: z.string().min(1).max(200).optional(),
  AI_PARSER_MODEL_KEY: z.string().min(1).optional(),
  AI_PARSER_MODEL_TOKENS_A_DAY: count('AI_PARSER_MODEL_TOKENS_A_DAY', 0, 999_999_999, 500_000).default(
    500_000,
  ),
  AI_PARSER_INSTANCES: count('AI_PARSER_INSTANCES', 1, 1_000, 2).default(1),
});

/** Parser processes share no memory: each may spend its share, so that together they never exceed the budget. */
const shareOfTokens = (given: z.output<typeof shape>): number =>
  Math.floor(given.AI_PARSER_MODEL_TOKENS_A_DAY / given.AI_PARSER_INSTANCES);

function missingIn({ NODE_ENV, PUBLIC_URL, ...rest }: Environment): string[] {
  const missing: string[] = [];
  if (NODE_ENV === 'production' && !PUBLIC_URL)
    missing.push(
      'PUBLIC_URL is missing: write the address of the site whose pages call this service, PUBLIC_URL=https://quayside.example.com.',
    );
  if (Boolean(rest.AI_PARSER_MODEL_URL) !== Boolean(rest.AI_PARSER_MODEL))
    missing.push(
      'A language model needs both its address and its name: write AI_PARSER_MODEL_URL=https://models.example.com/v1 and AI_PARSER_MODEL=its-name, or neither.',
    );
  return missing;
}

/** The parser's configuration, or every mistake in it as one sentence each. */
export function readParserConfig(environment: Environment): ConfigResult<ParserConfig> {
  const given = readEnvironment(shape, environment);
  const missing = missingIn(environment);
  if (!given.ok) return { ok: false, mistakes: [...given.mistakes, ...missing] };
  if (missing.length > 0) return { ok: false, mistakes: missing };
  const { AI_PARSER_PORT, PORT, CORS_ORIGINS, PUBLIC_URL: site } = given.value;
  const { AI_PARSER_MODEL_URL: url, AI_PARSER_MODEL: model, AI_PARSER_MODEL_KEY: key } = given.value;
  return {
    ok: true,
    value: Object.freeze({
      ...serviceSettingsOf(given.value),
      port: AI_PARSER_PORT,
      origins: [
        ...(site ? [site] : [`http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`]),
        ...CORS_ORIGINS,
      ],
      environment: given.value.NODE_ENV,
      // The number of cores that this process may use, at least one.
      workers: given.value.AI_PARSER_WORKERS ?? availableParallelism(),
      model: url && model ? { url, model, key: key ?? null, tokensADay: shareOfTokens(given.value) } : null,
    }),
  };
}
