import type { LedgerKind } from '../order-parts/index.ts';

/** What the address of a list of movements asks for. */
export interface LedgerSearch {
  /** Null: all of them. */
  readonly kind: LedgerKind | null;
  readonly q: string;
  /** Days (`2026-11-01`), both included; empty where open. */
  readonly from: string;
  readonly to: string;
}

export const ledgerKinds: readonly LedgerKind[] = ['capture', 'refund', 'transfer', 'reversal'];

/** A day that the calendar has; empty for anything else. */
function dayOf(text: string | null): string {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return '';
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : '';
}

/** Reads `?kind=&q=&from=&to=`; whatever makes no sense is as if it were not there. */
export const readLedgerSearch = (params: URLSearchParams): LedgerSearch => ({
  kind: ledgerKinds.find((kind) => kind === params.get('kind')) ?? null,
  q: (params.get('q') ?? '').slice(0, 100),
  from: dayOf(params.get('from')),
  to: dayOf(params.get('to')),
});

/** The other way round; what goes without saying is left out. */
export const writeLedgerSearch = ({ kind, q, from, to }: LedgerSearch): URLSearchParams =>
  new URLSearchParams({
    ...(kind !== null && { kind }),
    ...(q !== '' && { q }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  });

/** The same as the contract's query. */
export const ledgerQuery = ({ kind, q, from, to }: LedgerSearch) => ({
  ...(kind !== null && { kind }),
  ...(q.trim() !== '' && { q }),
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
});

/** Whether anything is looked for at all. */
export const isFiltered = ({ kind, q, from, to }: LedgerSearch): boolean =>
  kind !== null || [q, from, to].some((text) => text !== '');
