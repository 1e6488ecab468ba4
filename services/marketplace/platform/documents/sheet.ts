/** The content of a business document, without its layout. */
export interface Sheet {
  readonly title: string;
  readonly number: string;
  /** Next to the title, one per line: “Issued”, “26 November 2026”. */
  readonly facts: readonly Fact[];
  /** Side by side, three at most. */
  readonly parties: readonly SheetParty[];
  readonly tables: readonly SheetTable[];
  /** Below the last table, on the right. */
  readonly sums: readonly SheetSum[];
  readonly notes: readonly string[];
  /** At the foot of every page. */
  readonly footer: string;
  readonly at: Date;
  /** The same as data, embedded in the file. */
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
  /** A share of the width of all columns together. */
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
