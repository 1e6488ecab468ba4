import { test as base, type CDPSession, type Page } from 'playwright/test';

// A page that stops answering holds up the test until its timeout, which then reports an unrelated line: this reports
// where the page was.

/** A busy machine makes seconds of a moment; a page that hangs never answers. */
const answerWithinMs = 30_000;
const askEveryMs = 2_000;
const evidenceWithinMs = 5_000;
const looks = 3;

/** What came of it in time; null when it is late, or came to nothing. */
const inTime = <T>(work: Promise<T>, ms: number): Promise<T | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), ms);
    const settle = (value: T | null) => {
      clearTimeout(timer);
      resolve(value);
    };
    work.then(settle, () => settle(null));
  });

/** A page that is closed or on its way to another answers with a refusal: only silence counts. */
const answers = async (session: CDPSession): Promise<boolean> => {
  const asked = session.send('Runtime.evaluate', { expression: '0' }).then(
    () => true,
    () => true,
  );
  return (await inTime(asked, answerWithinMs)) ?? false;
};

/** Which function runs, and who called it; null when no script does. */
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

/** Seconds of work of each process so far: one that loops and one that waits look alike from outside. */
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
 * Watches a page until it is stopped. A page that hangs is closed, so that nothing waits for it any longer; `stop`
 * returns what was seen of it.
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
