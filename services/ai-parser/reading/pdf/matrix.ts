/** Six numbers that rotate, scale and move points, in the notation of PDFs. */
export type Matrix = readonly [number, number, number, number, number, number];

export const unmoved: Matrix = [1, 0, 0, 1, 0, 0];

export const isMatrix = (value: unknown): value is Matrix =>
  (Array.isArray(value) || ArrayBuffer.isView(value)) &&
  'length' in value &&
  value.length === 6 &&
  Array.from(value as ArrayLike<unknown>).every((number) => typeof number === 'number');

/** First `inner`, then `outer`. */
export const combined = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

export const moved = (matrix: Matrix, x: number, y: number): readonly [number, number] => [
  matrix[0] * x + matrix[2] * y + matrix[4],
  matrix[1] * x + matrix[3] * y + matrix[5],
];
