import net from 'node:net';

/**
 * @typedef {{ readonly variable: string, readonly what: string, readonly port: number }} Port
 */

const places = [
  { variable: 'PORT', what: 'the site', usual: 4000 },
  { variable: 'AI_PARSER_PORT', what: 'the parser', usual: 4020 },
  { variable: 'SANDBOX_PORT', what: 'the payments sandbox', usual: 4030 },
];

/**
 * The ports in the environment, or one sentence about the first that is invalid or used twice.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {{ problem: string } | { problem: null, ports: Port[] }}
 */
export function choosePorts(environment) {
  /** @type {Port[]} */
  const ports = [];
  for (const { variable, what, usual } of places) {
    const text = environment[variable] || String(usual);
    const port = /^\d+$/.test(text) ? Number(text) : 0;
    if (port < 1 || port > 65_535) {
      return { problem: `${variable}=${text} is no port: choose a number from 1024 to 65535.` };
    }
    const twin = ports.find((other) => other.port === port);
    if (twin !== undefined) {
      return {
        problem: `${twin.variable} and ${variable} are both ${port}: choose another for one of them.`,
      };
    }
    ports.push({ variable, what, port });
  }
  return { problem: null, ports };
}

/**
 * One sentence about the first port that is not available, with one that is; null if all are free.
 * @param {readonly Port[]} ports
 * @param {string} [command] what was typed
 * @returns {Promise<string | null>}
 */
export async function explainTakenPort(ports, command = 'npm start') {
  for (const { variable, what, port } of ports) {
    const reason = await tryPort(port);
    if (reason === null) continue;
    const free = await firstFree(port + 1, ports);
    return reason === 'EACCES'
      ? `Port ${port} (${what}) is reserved for the system: type ${variable}=${free} ${command} to use another.`
      : `Port ${port} (${what}) is taken by another program: type ${variable}=${free} ${command} to use another.`;
  }
  return null;
}

/**
 * @param {number} from
 * @param {readonly Port[]} ours
 * @returns {Promise<number>}
 */
async function firstFree(from, ours) {
  const start = Math.max(from, 1024);
  for (let port = start; port <= 65_535; port += 1) {
    if (!ours.some((other) => other.port === port) && (await tryPort(port)) === null) return port;
  }
  return start;
}

/**
 * Null if this process could listen there, else the system's error code.
 * @param {number} port
 * @returns {Promise<string | null>}
 */
function tryPort(port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(null)));
  });
}
