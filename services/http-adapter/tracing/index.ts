import type { Tracing, TracingOptions } from './start-tracing.ts';

/** Sends the process's traces to a collector; null without one. The tracing library is only loaded if there is one. */
export async function startTracing(
  options: Omit<TracingOptions, 'url'> & { readonly url: string | null },
): Promise<Tracing | null> {
  if (options.url === null) return null;
  const { url, ...rest } = options;
  const { startTracing: start } = await import('./start-tracing.ts');
  return start({ url, ...rest });
}
