import { describe, expect, it } from 'vitest';
import { gridAt, gridReducer, rowIndex, rangeOf, whereTo, type GridPlace } from './grid-selection.ts';

const rows = [2, 3, 5, 8, 13, 21];
const size = { rows, columns: 4, page: 3 };
const from: GridPlace = { row: 5, column: 1 };
const go = (key: string, at = from, withControl = false) => whereTo({ key, withControl }, at, size);

describe('keys in the table', () => {
  it.each([
    ['ArrowDown', { row: 8, column: 1 }],
    ['ArrowUp', { row: 3, column: 1 }],
    ['ArrowLeft', { row: 5, column: 0 }],
    ['ArrowRight', { row: 5, column: 2 }],
    ['Home', { row: 5, column: -1 }],
    ['End', { row: 5, column: 3 }],
    ['PageDown', { row: 21, column: 1 }],
    ['PageUp', { row: 2, column: 1 }],
  ])('%s leads on among the rows that are shown', (key, to) => {
    expect(go(key)).toEqual(to);
  });

  it.each([
    ['Home', { row: 2, column: -1 }],
    ['End', { row: 21, column: 3 }],
    ['ArrowDown', { row: 21, column: 1 }],
    ['ArrowUp', { row: 2, column: 1 }],
  ])('%s with control goes to the very end', (key, to) => {
    expect(go(key, from, true)).toEqual(to);
  });

  it('stop at the edges', () => {
    expect(go('ArrowUp', { row: 2, column: -1 })).toEqual({ row: 2, column: -1 });
    expect(go('ArrowLeft', { row: 2, column: -1 })).toEqual({ row: 2, column: -1 });
    expect(go('ArrowDown', { row: 21, column: 3 })).toEqual({ row: 21, column: 3 });
    expect(go('ArrowRight', { row: 21, column: 3 })).toEqual({ row: 21, column: 3 });
  });

  it('that mean nothing lead nowhere', () => {
    expect(go('a')).toBeNull();
  });
});

describe('what is chosen', () => {
  it('grows from where it began', () => {
    let state = gridReducer(gridAt(from), { type: 'went', to: { row: 3, column: 2 }, extend: true });
    state = gridReducer(state, { type: 'went', to: { row: 2, column: 0 }, extend: true });
    expect(rangeOf(state, rows, 4)).toEqual({ top: 0, bottom: 2, left: 0, right: 1 });
  });

  it('is whole rows when a row header is chosen', () => {
    expect(rangeOf(gridAt({ row: 8, column: -1 }), rows, 4)).toEqual({
      top: 3,
      bottom: 3,
      left: 0,
      right: 3,
    });
  });

  it('shrinks to one cell when editing begins, and moves on when it ends', () => {
    const chosen = gridReducer(gridAt(from), { type: 'went', to: { row: 8, column: 2 }, extend: true });
    const editing = gridReducer(chosen, { type: 'edited', text: '8' });
    expect(editing).toMatchObject({ anchor: { row: 8, column: 2 }, editing: { text: '8' } });
    expect(gridReducer(editing, { type: 'editEnded', to: { row: 13, column: 2 } })).toMatchObject({
      active: { row: 13, column: 2 },
      anchor: { row: 13, column: 2 },
      editing: null,
    });
  });

  it('is found among the rows shown', () => {
    expect([2, 21, 8, 4, 99].map((row) => rowIndex(rows, row))).toEqual([0, 5, 3, -1, -1]);
  });
});
