/** The content of a record file (JSON, XML) before its list is located. Numbers are text as written. */
export type TreeValue = string | number | TreeObject | TreeList;

/** An object with named values, and the line on which it starts. */
export class TreeObject {
  readonly line: number;
  readonly values = new Map<string, TreeValue>();
  constructor(line: number) {
    this.line = line;
  }
}

export class TreeList {
  readonly line: number;
  readonly items: TreeValue[] = [];
  constructor(line: number) {
    this.line = line;
  }
}

export const isScalar = (value: TreeValue | undefined): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Why a text is no tree: the line with its first error, or that it is nested too deeply. */
export type TreeFailure = { readonly brokenAtLine: number } | 'too-deep';
