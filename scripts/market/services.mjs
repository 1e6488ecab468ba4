import { builtPrograms, nodeArguments, nodeEnvironment } from './node-arguments.mjs';
import { freePort } from '../free-ports.mjs';

/**
 * @typedef {{ name: string, args: string[], environment: NodeJS.ProcessEnv, port: number }} Service
 */

/**
 * The market's processes with their environment: those that need no database, and the others. With `isDev` they restart
 * when their files change, the API uses an internal port, and Vite has the public one.
 * @param {object} options
 * @param {readonly import('./ports.mjs').Port[]} options.ports
 * @param {boolean} options.isDev
 * @param {string} options.address
 * @param {string} options.data
 */
export async function servicesFor({ ports, isDev, address, data }) {
  const [site, parser, sandbox] = ports.map(({ port }) => port);
  if (site === undefined || parser === undefined || sandbox === undefined) throw new TypeError('three ports');
  const apiPort = isDev ? await freePort() : site;
  const environment = {
    ...process.env,
    // The services refuse a demo in production; it may still be started in a shell that builds for production.
    ...(process.env.NODE_ENV === 'production' && { NODE_ENV: 'development' }),
    PORT: String(apiPort),
    AI_PARSER_PORT: String(parser),
    SANDBOX_PORT: String(sandbox),
    QUAYSIDE_DEMO: '1',
    QUAYSIDE_DATA: data,
    PUBLIC_URL: process.env.PUBLIC_URL || address,
  };
  const main = (/** @type {keyof typeof nodeArguments} */ name) => [
    ...nodeArguments[name],
    ...(isDev ? ['--watch', '--watch-preserve-output', `services/${name}/main.ts`] : [builtPrograms[name]]),
  ];
  const environmentOf = (/** @type {keyof typeof nodeArguments} */ name) => ({
    ...nodeEnvironment[name],
    ...environment,
  });
  const service = (/** @type {keyof typeof nodeArguments} */ name, /** @type {number} */ port) => ({
    name,
    args: main(name),
    environment: environmentOf(name),
    port,
  });
  /** @type {Service[]} */
  const apart = [service('ai-parser', parser), service('payments-sandbox', sandbox)];
  const vite = ['scripts/market/dev-site.mjs', String(site), String(apiPort)];
  if (isDev) apart.push({ name: 'site', args: vite, environment, port: site });
  const marketplace = (/** @type {string} */ connectionString) => ({
    ...service('marketplace', apiPort),
    environment: { ...environmentOf('marketplace'), DATABASE_URL: connectionString },
  });
  return { apart, marketplace };
}
