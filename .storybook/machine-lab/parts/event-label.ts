import type { LogEntry } from './log-entry.types.ts';

/** How a log shows an event. */
export interface EventLabel {
  readonly kind: 'event' | 'done' | 'error' | 'delay' | 'start' | 'stop' | 'snapshot' | 'inner';
  readonly label: string;
}

const prefixes = [
  ['xstate.done.actor.', 'done'],
  ['xstate.error.actor.', 'error'],
  ['xstate.snapshot.', 'snapshot'],
  ['xstate.done.state.', 'inner'],
] as const;

/** The sign before an event's name, which shows its kind without colour. */
export const marks: Readonly<Record<EventLabel['kind'], string>> = {
  event: '→',
  done: '✓',
  error: '✕',
  delay: '◷',
  start: '●',
  stop: '■',
  snapshot: '≈',
  inner: '↻',
};

/** `xstate.done.actor.uploadFile` is "uploadFile", done. */
export function labelOfEvent(type: string): EventLabel {
  if (type === 'xstate.init') return { kind: 'start', label: 'begins' };
  if (type === 'xstate.stop') return { kind: 'stop', label: 'is stopped' };
  for (const [prefix, kind] of prefixes) {
    if (type.startsWith(prefix)) return { kind, label: type.slice(prefix.length) };
  }
  if (type.startsWith('xstate.after.')) {
    // The state's id follows the delay's name: `xstate.after.patience.import.uploading`.
    const [delay = ''] = type.slice('xstate.after.'.length).split('.');
    return { kind: 'delay', label: `after ${delay}` };
  }
  return { kind: 'event', label: type };
}

/** "1 min 04.2 s" after the beginning. */
export function timeLabel(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const seconds = (ms % 60_000) / 1000;
  return minutes === 0
    ? `${seconds.toFixed(1)} s`
    : `${minutes} min ${seconds.toFixed(1).padStart(4, '0')} s`;
}

/** An event's payload as JSON; empty without one. */
export function payloadText({ event: { type: _type, ...payload } }: LogEntry, indent = 0): string {
  return Object.keys(payload).length === 0 ? '' : JSON.stringify(payload, null, indent);
}

/** Indexes of the entries whose type, actor or payload contains the text, ignoring case. */
export function entriesWith(entries: readonly LogEntry[], text: string): number[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  return entries.flatMap((entry, index) =>
    `${entry.event.type}\n${entry.actor}\n${payloadText(entry)}`.toLowerCase().includes(wanted)
      ? [index]
      : [],
  );
}
