import type { RawRoot } from './raw-log.ts';

/** Not packed in time: drops the older half of a root's steps and remembers the machines' states. */
export function dropOlderHalf(root: RawRoot): void {
  root.dropped ??= new Map();
  const half = root.steps.length >> 1;
  // From a calm step on, if possible.
  const calm = root.steps.findIndex((step, index) => index >= half && step.isCalm);
  for (const { actor, to } of root.steps.splice(0, calm === -1 ? half : calm)) {
    if (to) root.dropped.set(actor, to);
  }
}

/**
 * Not packed in time while many machines came and went: drops the oldest ended roots until at most `limit` steps are
 * held. Returns whether anything was dropped.
 */
export function dropEndedRoots(roots: Set<RawRoot>, limit: number): boolean {
  let count = 0;
  for (const root of roots) count += root.steps.length;
  if (count <= limit) return false;
  let hasDropped = false;
  for (const root of [...roots].sort((a, b) => a.movedAt - b.movedAt)) {
    if (count <= limit) break;
    if (!root.hasEnded) continue;
    count -= root.steps.length;
    root.steps = [];
    roots.delete(root);
    hasDropped = true;
  }
  return hasDropped;
}
