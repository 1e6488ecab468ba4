import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

// The headless shell renders no browser around the page, which halves the time of the end-to-end tests.
const headlessShell = '/usr/bin/chromium-headless-shell';
const installed = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The Chromium for the tests: CHROMIUM_PATH, else Playwright's own, else the system's; undefined if there is none.
 * CHROMIUM_PATH is used even if nothing is there, so that a mistake in it shows.
 * @param {Readonly<Record<string, string | undefined>>} [environment]
 * @param {(file: string) => boolean} [exists]
 * @returns {string | undefined}
 */
export function findChromium(environment = process.env, exists = existsSync) {
  return environment.CHROMIUM_PATH || [chromium.executablePath(), ...installed].find(exists);
}

const noBrowser =
  'No Chromium was found: type npx playwright install chromium, or set CHROMIUM_PATH to the one you have.';

/** @param {string[]} args @returns {boolean} whether it worked */
function aptGet(...args) {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: 'inherit', env: environment }).status === 0;
}

/**
 * The same; if permitted (in CI, or on request) it first installs Debian's headless shell, or its Chromium if there is
 * no such package. Throws an Error of one sentence if there is none in the end.
 * @param {{ readonly mayInstall: boolean }} options
 * @returns {string}
 */
export function requireChromium({ mayInstall }) {
  const canInstall = mayInstall && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (canInstall && !process.env.CHROMIUM_PATH && !existsSync(headlessShell)) {
    aptGet('update', '-q');
    const install = ['install', '-q', '-y', '--no-install-recommends'];
    if (!aptGet(...install, 'chromium-headless-shell') && findChromium() === undefined)
      aptGet(...install, 'chromium');
  }
  const found = findChromium();
  if (found === undefined) throw new Error(noBrowser);
  return found;
}

if (import.meta.main) {
  try {
    process.stdout.write(
      `${requireChromium({ mayInstall: process.argv.includes('--install') || Boolean(process.env.CI) })}\n`,
    );
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
