import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** `onboarding.flow.json` → `onboarding.flow.json.4711.new`, which no tool treats as code. */
const temporaryPath = (target) => `${target}.${process.pid}.new`;

/**
 * Replaces files atomically, after writing them all next to their targets: readers, and a killed process, see the old
 * or the new file. If one can't be replaced, none is.
 * @param {readonly { target: string, text: string }[]} files
 * @param {() => Promise<void>} [lastLook] the moment before; nothing is replaced when it rejects
 */
export async function writeAtomically(files, lastLook = async () => undefined) {
  /** @type {{ target: string, before: string | null }[]} */
  const replaced = [];
  try {
    for (const { target, text } of files) await writeFile(temporaryPath(target), text);
    await lastLook();
    for (const { target } of files) {
      const before = await readFile(target, 'utf8').catch(() => null);
      await rename(temporaryPath(target), target);
      replaced.push({ target, before });
    }
  } catch (error) {
    for (const { target, before } of replaced) {
      if (before === null) await rm(target);
      else await writeAtomically([{ target, text: before }]);
    }
    throw error;
  } finally {
    // Only exists after a failure.
    for (const { target } of files) await rm(temporaryPath(target), { force: true });
  }
}

/**
 * Deletes what interrupted processes left.
 * @param {string} folder
 * @param {string} pattern of the files that are written
 */
export async function removeLeftovers(folder, pattern) {
  for await (const file of glob(`${pattern}.*.new`, { cwd: folder })) {
    if (!isRunning(Number(file.split('.').at(-2)))) await rm(path.join(folder, file), { force: true });
  }
}

/** @param {number} id of a process */
function isRunning(id) {
  try {
    return Number.isInteger(id) && process.kill(id, 0);
  } catch (error) {
    // A process of another user is running.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
