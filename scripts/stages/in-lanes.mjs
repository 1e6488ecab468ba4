/**
 * Runs stages in parallel lanes, in order except for those that wait for others: a free lane takes the first stage
 * whose needs are done. Resolves when all are done.
 * @template {{ readonly name: string, readonly needs?: readonly string[] }} Stage
 * @param {readonly Stage[]} stages
 * @param {object} how
 * @param {number} how.lanes
 * @param {(stage: Stage) => Promise<void>} how.run
 */
export async function inLanes(stages, { lanes, run }) {
  const waiting = [...stages];
  /** @type {Set<string>} */
  const over = new Set();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const isReady = (/** @type {Stage} */ { needs = [] }) => needs.every((need) => over.has(need));
  const begin = async (/** @type {Stage} */ stage) => {
    await run(stage);
    over.add(stage.name);
    running.delete(stage.name);
  };
  while (waiting.length > 0 || running.size > 0) {
    for (
      let next = waiting.findIndex(isReady);
      next !== -1 && running.size < lanes;
      next = waiting.findIndex(isReady)
    )
      for (const stage of waiting.splice(next, 1)) running.set(stage.name, begin(stage));
    if (running.size === 0)
      throw new Error(
        `These stages need others that are not run: ${waiting.map(({ name }) => name).join(', ')}.`,
      );
    await Promise.race(running.values());
  }
}
