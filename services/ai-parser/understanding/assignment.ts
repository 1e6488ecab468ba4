/**
 * The best assignment of rows to columns by the sum of their scores (Kuhn–Munkres): each row gets at most one column,
 * and each column at most one row. Entry i is the column of row i, or -1 if only pairs with a score of 0 would remain
 * for it.
 */
export function bestAssignment(scores: readonly (readonly number[])[]): readonly number[] {
  const height = scores.length;
  const width = Math.max(height, ...scores.map((row) => row.length));
  const cost = (row: number, column: number) => -(scores[row]?.[column] ?? 0);
  const at = (list: readonly number[], place: number) => list[place] ?? 0;
  // Potentials and the matching are indexed from 1; index 0 represents the row that is being placed.
  const rowPotential = new Array<number>(height + 1).fill(0);
  const columnPotential = new Array<number>(width + 1).fill(0);
  const rowOf = new Array<number>(width + 1).fill(0);

  for (let row = 1; row <= height; row += 1) {
    const cameFrom = new Array<number>(width + 1).fill(0);
    const slack = new Array<number>(width + 1).fill(Infinity);
    const isDone = new Array<boolean>(width + 1).fill(false);
    rowOf[0] = row;
    let column = 0;
    do {
      isDone[column] = true;
      const here = at(rowOf, column);
      let least = Infinity;
      let next = 0;
      for (let other = 1; other <= width; other += 1) {
        if (isDone[other]) continue;
        const reduced = cost(here - 1, other - 1) - at(rowPotential, here) - at(columnPotential, other);
        if (reduced < at(slack, other)) {
          slack[other] = reduced;
          cameFrom[other] = column;
        }
        if (at(slack, other) < least) {
          least = at(slack, other);
          next = other;
        }
      }
      for (let other = 0; other <= width; other += 1) {
        if (isDone[other]) {
          const taken = at(rowOf, other);
          rowPotential[taken] = at(rowPotential, taken) + least;
          columnPotential[other] = at(columnPotential, other) - least;
        } else slack[other] = at(slack, other) - least;
      }
      column = next;
    } while (at(rowOf, column) !== 0);
    while (column !== 0) {
      const before = at(cameFrom, column);
      rowOf[column] = at(rowOf, before);
      column = before;
    }
  }

  const columnOf = new Array<number>(height).fill(-1);
  for (let column = 1; column <= width; column += 1) {
    const row = at(rowOf, column) - 1;
    if (row >= 0 && cost(row, column - 1) < 0) columnOf[row] = column - 1;
  }
  return columnOf;
}
