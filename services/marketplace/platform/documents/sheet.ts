/** A business document as it is drawn: all of its words and figures, and nothing of how they are set. */
export interface Sheet {
  readonly title: string;
  readonly number: string;
  /** Beside the title, one a line: “Issued”, “26 November 2026”. */
  readonly facts: readonly Fact[];
  /** Side by side, three at most. */
  readonly parties: readonly SheetParty[];
  readonly tables: readonly SheetTable[];
  /** Under the last table, on the right. */
  readonly sums: readonly SheetSum[];
  readonly notes: readonly string[];
  /** At the foot of every page. */
  readonly footer: string;
  readonly at: Date;
  /** The same as data, inside the file. */
  readonly data: { readonly name: string; readonly xml: string } | null;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface SheetParty {
  readonly label: string;
  readonly name: string;
  readonly lines: readonly string[];
}

export interface SheetColumn {
  readonly label: string;
  /** Of the width, as a share of all columns together. */
  readonly width: number;
  readonly align?: 'left' | 'right';
}

export interface SheetTable {
  readonly title: string | null;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
}

export interface SheetRow {
  readonly cells: readonly string[];
  /** Smaller, under the first cell. */
  readonly detail: string | null;
}

export interface SheetSum {
  readonly label: string;
  readonly value: string;
  readonly isTotal: boolean;
}
