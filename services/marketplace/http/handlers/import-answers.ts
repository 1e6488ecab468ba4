import type { components } from '../../../../openapi/__generated__/marketplace.ts';
import type {
  ColumnMeaning,
  ComparedLine,
  ImportDraft,
  ImportRecord,
  RememberedPointing,
} from '../../modules/imports/index.ts';

type Schemas = components['schemas'];

const instant = (at: Date | null) => at?.toISOString() ?? null;

export const importOf = (record: ImportRecord): Schemas['Import'] => ({
  id: record.id,
  kind: record.kind,
  status: record.status,
  fileName: record.fileName,
  sizeBytes: record.sizeBytes,
  hasFile: record.hasFile,
  hasReading: record.hasReading,
  version: record.version,
  counts: { ...record.counts },
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
  committedAt: instant(record.committedAt),
  undoneAt: instant(record.undoneAt),
  undoUntil: instant(record.undoUntil),
});

export const draftOf = (draft: ImportDraft): Schemas['ImportDraft'] => ({
  ...importOf(draft),
  // Not interpreted by the server; each was validated against the contract when it was stored.
  edits: draft.edits as Schemas['Edit'][],
  editsDone: draft.editsDone,
  stagedBatches: [...draft.stagedBatches],
});

export const meaningOf = (meaning: ColumnMeaning): Schemas['ColumnMeaning'] => ({
  id: meaning.id,
  kind: meaning.kind,
  header: meaning.header,
  // Safe: validated against the contract when it was stored.
  field: meaning.field as Schemas['ReviewField'] | null,
  fileName: meaning.fileName,
  learntAt: meaning.learntAt.toISOString(),
});

export const pointingOf = (remembered: RememberedPointing): Schemas['RememberedPointing'] => ({
  id: remembered.id,
  kind: remembered.kind,
  fileName: remembered.fileName,
  pointing: remembered.pointing,
  pointedAt: remembered.pointedAt.toISOString(),
});

export const comparedOf = ({ row, own, matches }: ComparedLine): Schemas['ComparedRow'] => ({
  row,
  own: own && {
    id: own.id,
    name: own.name,
    variant: own.variant,
    sharedName: own.sharedName,
    price: { amountMinor: own.priceMinor, currency: own.currency },
    taxBasisPoints: own.taxBasisPoints,
    stock: own.stock,
    unit: own.unit,
    pricedPer: own.pricedPer,
    durationMinutes: own.durationMinutes,
    leadTimeHours: own.leadTimeHours,
    // Safe: a check constraint allows only departments.
    departments: own.departments as Schemas['DepartmentSlug'][],
    status: own.status,
  },
  matches: matches.map(({ productId, name, brand, by, isSure }) => ({ productId, name, brand, by, isSure })),
});

const grouped = (count: number) => count.toLocaleString('en-GB');

export const linesText = (count: number): string => `${grouped(count)} ${count === 1 ? 'line' : 'lines'}`;

export const committedMessage = ({ counts }: ImportRecord): string =>
  `${grouped(counts.new)} new, ${grouped(counts.changed)} changed, ${grouped(counts.unchanged)} as before.`;

export const undoneMessage = ({
  removed,
  restored,
  kept,
}: {
  readonly removed: number;
  readonly restored: number;
  readonly kept: number;
}): string => {
  const back = `${grouped(removed)} ${removed === 1 ? 'listing' : 'listings'} removed${restored > 0 ? `, ${grouped(restored)} changed back` : ''}`;
  return kept === 0
    ? `${back}.`
    : `${back}; ${grouped(kept)} changed since ${kept === 1 ? 'stays' : 'stay'}.`;
};
