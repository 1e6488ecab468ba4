import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

type RunningProcess = { readonly name: string; readonly startedAt: string };

/**
 * The system's data about a process, or null if it has ended. A zombie counts as ended: in a container whose init reaps
 * nothing, an orphan stays one forever. `startedAt` is opaque; with the id it distinguishes reused ids.
 */
export function readProcess(pid: number): RunningProcess | null {
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): RunningProcess | null {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null; // no such process, which is the answer
  }
  // The name is in parentheses and may itself contain spaces and parentheses.
  const nameEnd = stat.lastIndexOf(')');
  const rest = stat.slice(nameEnd + 2).split(' ');
  if (rest[0] === 'Z' || rest[0] === 'X') return null;
  return { name: stat.slice(stat.indexOf('(') + 1, nameEnd), startedAt: rest[19] ?? '' };
}

function fromPs(pid: number): RunningProcess | null {
  const { stdout, status } = spawnSync('ps', ['-o', 'stat=,lstart=,comm=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  });
  // lstart has five words: Fri Nov 20 12:04:38 2026
  const words = status === 0 ? stdout.trim().split(/\s+/) : [];
  if (words.length < 7 || words[0]?.startsWith('Z')) return null;
  return { name: words.slice(6).join(' ').split('/').at(-1) ?? '', startedAt: words.slice(1, 6).join(' ') };
}
