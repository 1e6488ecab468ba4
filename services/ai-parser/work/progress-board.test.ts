import { expect, it } from 'vitest';
import { progressBoard, type Progress } from './progress-board.ts';

const reading = (rows: number): Progress => ({ stage: 'reading', rows, of: null });
const waiting: Progress = { stage: 'waiting', rows: 0, of: null };

it('sends followers the latest progress first, then each update, until they leave', () => {
  const board = progressBoard({ followersMax: 5, readingsMax: 5 });
  const heard: Progress[] = [];
  board.report('a', reading(1));
  const leave = board.follow('a', (progress) => heard.push(progress));
  board.report('b', reading(7));
  board.report('a', reading(2));
  leave?.();
  board.report('a', reading(3));
  expect(heard).toEqual([reading(1), reading(2)]);
});

it('has a limited number of places, and releases each once', () => {
  const board = progressBoard({ followersMax: 2, readingsMax: 5 });
  const first = board.follow('a', () => undefined);
  board.follow('a', () => undefined);
  expect(board.follow('b', () => undefined)).toBeNull();
  first?.();
  first?.();
  expect(board.follow('b', () => undefined)).not.toBeNull();
  expect(board.follow('b', () => undefined)).toBeNull();
});

it('forgets the reading without updates for the longest time', () => {
  const board = progressBoard({ followersMax: 5, readingsMax: 2 });
  board.report('a', reading(1));
  board.report('b', reading(1));
  board.report('a', reading(2));
  board.report('c', reading(1));
  const latest = (id: string) => {
    const heard: Progress[] = [];
    board.follow(id, (progress) => heard.push(progress));
    return heard;
  };
  expect([latest('a'), latest('b'), latest('c')]).toEqual([[reading(2)], [waiting], [reading(1)]]);
});
