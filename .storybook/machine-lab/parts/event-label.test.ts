import { describe, expect, it } from 'vitest';
import type { LogEntry } from './log-entry.types.ts';
import { entriesWith, labelOfEvent, timeLabel } from './event-label.ts';

describe('events in words', () => {
  it.each([
    ['FILE.CHOSEN', { kind: 'event', label: 'FILE.CHOSEN' }],
    ['xstate.done.actor.uploadFile', { kind: 'done', label: 'uploadFile' }],
    ['xstate.error.actor.uploadFile', { kind: 'error', label: 'uploadFile' }],
    ['xstate.after.patience.import.uploading', { kind: 'delay', label: 'after patience' }],
    ['xstate.init', { kind: 'start', label: 'begins' }],
  ])('%s', (type, text) => {
    expect(labelOfEvent(type)).toEqual(text);
  });

  it('says when in seconds, and minutes where there are some', () => {
    expect(timeLabel(400)).toBe('0.4 s');
    expect(timeLabel(64_200)).toBe('1 min 04.2 s');
  });
});

it('finds events by type, actor and payload', () => {
  const entries: LogEntry[] = [
    { at: 0, actor: '/', from: null, event: { type: 'FILE.CHOSEN', name: 'prices.csv' } },
    { at: 1, actor: '/import', from: null, event: { type: 'CANCEL.REQUESTED' } },
    { at: 2, actor: '/', from: '/uploadFile', event: { type: 'xstate.done.actor.uploadFile' } },
  ];
  expect(entriesWith(entries, 'file')).toEqual([0, 2]);
  expect(entriesWith(entries, 'PRICES')).toEqual([0]);
  expect(entriesWith(entries, '/import')).toEqual([1]);
  expect(entriesWith(entries, '  ')).toEqual([]);
});
