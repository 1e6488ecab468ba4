import type { z } from 'zod';

export type Environment = Readonly<Record<string, string | undefined>>;
export type ConfigResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly mistakes: readonly string[] };

/** BSD's EX_CONFIG: a supervisor must not restart a service with a wrong configuration. */
const configurationExitCode = 78;

/**
 * Reads settings from the environment; an empty variable counts as absent. Every mistake is one sentence that starts
 * with the variable's name; all are collected before any is reported.
 */
export function readEnvironment<Shape extends z.ZodType>(
  shape: Shape,
  environment: Environment,
): ConfigResult<z.output<Shape>> {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = shape.safeParse(given);
  if (parsed.success) return { ok: true, value: parsed.data };
  const sentences = parsed.error.issues.map((issue) => {
    const name = issue.path.map(String).join('.');
    return name === '' ? issue.message : `${name} ${issue.message}`;
  });
  return { ok: false, mistakes: [...new Set(sentences)] };
}

/** Prints the mistakes of a configuration and exits with code 78. */
export function refuseToStart(service: string, mistakes: readonly string[]): never {
  process.stderr.write(`${service} cannot start:\n${mistakes.map((mistake) => `- ${mistake}`).join('\n')}\n`);
  process.exit(configurationExitCode);
}
