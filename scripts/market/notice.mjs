import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Running
 * @property {string} root
 * @property {string} address
 * @property {string} data
 * @property {string | undefined} smtpUrl
 * @property {number} seconds
 */

/**
 * The start script's message when everything runs: the address, demo accounts and where mails are, one line each.
 * @param {Running} running
 */
export function readyNotice({ root, address, data, smtpUrl, seconds }) {
  const accounts = readAccounts(path.join(root, 'services', 'marketplace', 'demo', 'accounts.json'));
  const emailWidth = Math.max(0, ...accounts.map(({ email }) => email.length));
  const passwordWidth = Math.max(0, ...accounts.map(({ password }) => password.length));
  const people = accounts.map(
    ({ email, password, role }) => `${email.padEnd(emailWidth)}  ${password.padEnd(passwordWidth)}  ${role}`,
  );
  const mail = smtpUrl ? `goes through ${hostOf(smtpUrl)}` : `stays here: ${address}/api/demo/outbox`;
  const rows = [
    ['Site', address],
    ...people.map((person, index) => [index === 0 ? 'Sign in' : '', person]),
    ['Mail', mail],
    [
      'Data',
      `${path.relative(process.cwd(), data) || data} (logs in ${path.join(path.basename(data), 'logs')})`,
    ],
    ['Stop', 'Ctrl-C'],
  ];
  const lines = rows.map(([name = '', text = '']) => `  ${name.padEnd(8)} ${text}`);
  return [`Quayside is ready (${seconds.toFixed(1)} s).`, '', ...lines, ''].join('\n');
}

/** @param {string} url */
const hostOf = (url) => (URL.canParse(url) ? new URL(url).host : 'the SMTP server');

/**
 * @param {string} file
 * @returns {{ email: string, password: string, role: string }[]}
 */
function readAccounts(file) {
  if (!existsSync(file)) return [];
  /** @type {unknown} */
  const content = JSON.parse(readFileSync(file, 'utf8'));
  const shared = isRecord(content) ? content.password : undefined;
  const list = isRecord(content) ? content.accounts : content;
  return (Array.isArray(list) ? list : []).filter(isRecord).map(({ email, password, role }) => ({
    email: String(email),
    password: String(password ?? shared ?? ''),
    role: String(role ?? '').replaceAll('_', ' '),
  }));
}

/** @returns {value is Record<string, unknown>} */
const isRecord = (/** @type {unknown} */ value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
