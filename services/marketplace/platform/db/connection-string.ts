/**
 * The same server's database with another name. Without `new URL`, which refuses the address of a Unix socket:
 * `postgresql://app@/quayside?host=/run/folder`.
 */
export function withDatabase(connectionString: string, database: string): string {
  const parts = /^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?(\?.*)?$/.exec(connectionString);
  if (parts === null) throw new TypeError('A connection string begins with postgresql://');
  return `${parts[1] ?? ''}/${encodeURIComponent(database)}${parts[2] ?? ''}`;
}
