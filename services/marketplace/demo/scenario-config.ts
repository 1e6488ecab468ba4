import { isLoopbackHost, type ConfigResult, type Environment } from '../../http-adapter/index.ts';
import { readConfig, type Config } from '../config.ts';

/**
 * The configuration for running a scenario, which empties the database: only for a demo, never in production, and only
 * with a database on this machine.
 */
export function readScenarioConfig(environment: Environment): ConfigResult<Config> {
  const read = readConfig(environment);
  if (!read.ok) return read;
  const mistakes: string[] = [];
  if (!read.value.demo) mistakes.push('Scenarios empty the database, so they run with QUAYSIDE_DEMO=1 only.');
  const host = elsewhere(read.value.databaseUrl);
  if (host !== null)
    mistakes.push(
      `Scenarios empty the database, and DATABASE_URL names one on another machine (${host}): leave DATABASE_URL out.`,
    );
  return mistakes.length > 0 ? { ok: false, mistakes } : read;
}

/** `postgresql://app@/quayside?host=/run/folder`, the address of a socket, which `URL` refuses. */
const userWithoutHost = /^(postgres(?:ql)?:\/\/[^@/?]*@)(?=[/?])/;

/** The remote host of an address; null for this machine, including a local socket. */
function elsewhere(databaseUrl: string | null): string | null {
  if (databaseUrl === null) return null;
  const address = databaseUrl.replace(userWithoutHost, '$1localhost');
  if (!URL.canParse(address)) return 'an address that cannot be read';
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return host === '' || host.startsWith('/') || isLoopbackHost(host) ? null : host;
}
