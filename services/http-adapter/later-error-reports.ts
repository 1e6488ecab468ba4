import type { ErrorReports, ErrorReportsOptions } from './error-reports.ts';

/** Reports the log's errors to the address in `dsn`; null without one. The library is only loaded if there is one. */
export async function startErrorReports({
  dsn,
  ...rest
}: Omit<ErrorReportsOptions, 'dsn'> & { readonly dsn: string | null }): Promise<ErrorReports | null> {
  if (dsn === null) return null;
  const { createErrorReports } = await import('./error-reports.ts');
  return createErrorReports({ dsn, ...rest });
}
