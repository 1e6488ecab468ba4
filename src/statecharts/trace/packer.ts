import { exportLog } from './export-log.ts';
import { createPackedLog, type PackedLog } from './packed-log.ts';
import type { Packer, RawRoot } from './raw-log.ts';
import type { TraceAllowance } from './trace.types.ts';

/**
 * The part of the recorder that is loaded when idle: it encodes, redacts by each machine's allowance, and limits the
 * size.
 */
export function createPacker({
  allowances,
}: {
  readonly allowances: Readonly<Record<string, TraceAllowance>>;
}): Packer {
  const logs = new Map<RawRoot, PackedLog>();

  function logOf(root: RawRoot, maxBytes: number): PackedLog {
    const log = logs.get(root) ?? createPackedLog(root, allowances, maxBytes);
    logs.set(root, log);
    return log;
  }

  /** Drops ended roots first, then the least recently active ones. */
  function makeRoom(roots: Set<RawRoot>, maxBytes: number): void {
    const inOrder = [...logs].sort(
      ([a], [b]) => Number(b.hasEnded) - Number(a.hasEnded) || a.movedAt - b.movedAt,
    );
    let total = inOrder.reduce((sum, [, log]) => sum + log.bytes, 0);
    for (const [root, log] of inOrder) {
      while (total > maxBytes && log.blocks.length > 0) {
        const before = log.bytes;
        log.drop();
        total -= before - log.bytes;
      }
      if (log.blocks.length > 0 || !root.hasEnded) continue;
      total -= log.bytes;
      logs.delete(root);
      roots.delete(root);
    }
  }

  return {
    pack(roots, { limit, maxBytes }) {
      for (const root of roots) {
        const { steps, dropped } = root;
        if (steps.length === 0) continue;
        root.steps = [];
        root.dropped = null;
        const log = logOf(root, maxBytes);
        log.take(steps, dropped);
        while (log.count > limit) log.drop();
      }
      makeRoom(roots, maxBytes);
    },
    traces: (roots, { maxBytes } = {}) =>
      [...roots]
        .sort((a, b) => b.movedAt - a.movedAt)
        .flatMap((root) => {
          const log = logs.get(root);
          return log && log.blocks.length > 0 ? [exportLog(log, maxBytes)] : [];
        }),
  };
}
