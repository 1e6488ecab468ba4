// The processor time of processes: unlike wall time, other work on the machine lengthens it little.
import { readdir, readFile } from 'node:fs/promises';

/** Seconds since its start, including ended children; NaN if the system does not report it (other than Linux). */
export async function processorSeconds(pid) {
  const { seconds } = await statOf(pid);
  return seconds;
}

/** The same of a process and its children. */
export async function processorSecondsWithChildren(pid) {
  const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(ids.map(statOf));
  const children = stats.filter(({ parent, seconds }) => parent === Number(pid) && !Number.isNaN(seconds));
  return children.reduce((sum, { seconds }) => sum + seconds, await processorSeconds(pid));
}

async function statOf(pid) {
  // A process may just have ended.
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // After the name in brackets; the times are in hundredths of a second: user and kernel, then the same for ended
  // children.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const times = fields.slice(11, 15).map(Number);
  const seconds = times.length < 4 ? NaN : times.reduce((sum, ticks) => sum + ticks, 0) / 100;
  return { parent: Number(fields[1]), seconds };
}
