/** Deaths of one part within this time count together. */
const windowMs = 60_000;
/** This many are no coincidence, and another start would not help. */
const deathsMax = 5;
const firstPauseMs = 200;

/**
 * @typedef {{ kind: 'restart', pauseMs: number, deaths: number, deathsMax: number }
 *   | { kind: 'give up', deaths: number }} Verdict
 */

/**
 * Decides what follows the death of one part: a restart after a pause that doubles with each death of the last minute,
 * or giving up at the fifth. All in milliseconds of one monotonic clock.
 */
export function restartPolicy() {
  /** @type {number[]} */
  let recent = [];
  return {
    /**
     * @param {number} nowMs
     * @returns {Verdict}
     */
    died(nowMs) {
      recent = [...recent.filter((at) => nowMs - at < windowMs), nowMs];
      const deaths = recent.length;
      if (deaths >= deathsMax) return { kind: 'give up', deaths };
      return { kind: 'restart', pauseMs: firstPauseMs * 2 ** (deaths - 1), deaths, deathsMax };
    },
  };
}
