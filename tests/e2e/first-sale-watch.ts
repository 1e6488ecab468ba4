import { test as base, type CDPSession, type Page } from 'playwright/test';

// A page that hangs blocks the test until its timeout, which then reports an unrelated line: this reports where the
// page was.

/** A busy machine may take seconds; a page that hangs never answers. */
const answerWithinMs = 30_000;
const askEveryMs = 2_000;
const evidenceWithinMs = 5_000;
const looks = 3;

/** The result if it is in time; null if it is late or fails. */
const inTime = <T>(work: Promise<T>, ms: number): Promise<T | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), ms);
    const settle = (value: T | null) => {
      clearTimeout(timer);
      resolve(value);
    };
    work.then(settle, () => settle(null));
  });

/** A page that is closed or navigating answers with an error: only silence counts as hanging. */
const answers = async (session: CDPSession): Promise<boolean> => {
  const asked = session.send('Runtime.evaluate', { expression: '0' }).then(
    () => true,
    () => true,
  );
  return (await inTime(asked, answerWithinMs)) ?? false;
};

/** The running function and its callers; null if no script runs. */
async function stackOf(session: CDPSession): Promise<string | null> {
  const paused = new Promise<string>((resolve) =>
    session.once('Debugger.paused', ({ callFrames }) =>
      resolve(
        callFrames
          .map(({ functionName, url, location: { lineNumber, columnNumber = 0 } }) =>
            `    ${functionName || '(anonymous)'} ${url}:${lineNumber + 1}:${columnNumber + 1}`.trimEnd(),
          )
          .join('\n'),
      ),
    ),
  );
  await inTime(session.send('Debugger.pause'), evidenceWithinMs);
  const stack = await inTime(paused, evidenceWithinMs);
  await inTime(session.send('Debugger.resume'), evidenceWithinMs);
  return stack;
}

/** The processor time of each process so far, which distinguishes a loop from waiting. */
async function workOf(page: Page): Promise<string> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const told = session && (await inTime(session.send('SystemInfo.getProcessInfo'), evidenceWithinMs));
  return (
    told?.processInfo.map(({ type, id, cpuTime }) => `${type} ${id}: ${cpuTime} s`).join(', ') ?? 'untold'
  );
}

async function evidence(page: Page, session: CDPSession): Promise<string> {
  const lines = [
    `${page.url()} answered nothing for ${answerWithinMs / 1_000} s.`,
    `  ${await workOf(page)}`,
  ];
  for (let look = 1; look <= looks; look += 1) {
    const stack = await stackOf(session);
    lines.push(`  Look ${look}: ${stack === null ? 'no script was running' : `\n${stack}`}`);
  }
  return [...lines, `  ${await workOf(page)}`].join('\n');
}

/**
 * Watches a page until it is stopped. A page that hangs is closed, so that nothing waits for it; `stop` returns what
 * was found.
 */
async function watch(page: Page): Promise<{ stop(): Promise<string | null> }> {
  const session = await page.context().newCDPSession(page);
  // Too late once it hangs.
  await session.send('Debugger.enable');
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) =>
    stopping.signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  const look = async (): Promise<string | null> => {
    while (!stopping.signal.aborted) {
      if (!(await answers(session))) {
        const seen = await evidence(page, session);
        await page.close();
        return seen;
      }
      await inTime(stopped, askEveryMs);
    }
    return null;
  };
  const looking = look();
  return {
    stop() {
      stopping.abort();
      return looking;
    },
  };
}

/** A test whose page is watched. */
export const test = base.extend<{ watched: void }>({
  watched: [
    async ({ page }, use) => {
      const watching = await watch(page);
      await use();
      const seen = await watching.stop();
      if (seen !== null) throw new Error(seen);
    },
    { auto: true },
  ],
});
