import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The Chromium for the tests: CHROMIUM_PATH, else Playwright's own, else one of the system; undefined when there is
 * none. CHROMIUM_PATH counts even when nothing is there, so that a mistake in it shows.
 * @param {Readonly<Record<string, string | undefined>>} [environment]
 * @param {(file: string) => boolean} [exists]
 * @returns {string | undefined}
 */
export function findChromium(environment = process.env, exists = existsSync) {
  return environment.CHROMIUM_PATH || [chromium.executablePath(), ...installed].find(exists);
}

const noBrowser =
  'No Chromium was found: type npx playwright install chromium, or set CHROMIUM_PATH to the one you have.';

/**
 * The same, after installing Debian's when there is none and this is a machine to be set up (CI, or asked for); throws
 * an Error of one sentence when there is none in the end.
 * @param {{ readonly mayInstall: boolean }} options
 * @returns {string}
 */
export function requireChromium({ mayInstall }) {
  const found = findChromium();
  if (found !== undefined) return found;
  if (mayInstall && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    for (const args of [
      ['update', '-q'],
      ['install', '-q', '-y', '--no-install-recommends', 'chromium'],
    ]) {
      const { status } = spawnSync('apt-get', args, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
      if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed: ${noBrowser}`);
    }
    const now = findChromium();
    if (now !== undefined) return now;
  }
  throw new Error(noBrowser);
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
