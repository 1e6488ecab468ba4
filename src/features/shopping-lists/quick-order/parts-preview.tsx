import { useMemo, useState } from 'react';
import {
  BusyButton,
  type DataColumn,
  DataTable,
  EmptyState,
  formatMoney,
  ListFrame,
  Notice,
  QuietButton,
  saveCsv,
  TabButtons,
} from '../../../ui/index.ts';
import { StackedOnPhone } from '../../list-page/index.ts';
import { cartLimits } from '../../../lib/cart-limits.ts';
import {
  cartLinesOf,
  stateOf,
  sumOf,
  type CheckedPart,
  type ChosenOffers,
  type PartState,
} from './checked-parts.ts';
import { PartPrice, PartProduct, PartSupplier } from './part-cells.tsx';
import type { UnreadLine } from './part-lines.ts';
import styles from './parts-preview.module.css';

type PartsToAdd = ReturnType<typeof cartLinesOf>;

interface PartsPreviewProps {
  readonly parts: readonly CheckedPart[];
  readonly unread: readonly UnreadLine[];
  readonly isAdding: boolean;
  /** Resolves to whether the server answered. */
  readonly onAdd: (lines: PartsToAdd) => Promise<boolean>;
  readonly onAdded: (added: readonly CheckedPart[]) => void;
  readonly onEdit: () => void;
}

const inFigures = (count: number): string => count.toLocaleString('en-GB');
const linesText = (count: number): string => (count === 1 ? '1 line' : `${inFigures(count)} lines`);

const nothingHere: Readonly<Record<PartState, string>> = {
  ready: 'Nothing is ready to add',
  choose: 'Nothing to choose',
  sold_out: 'Nothing is out of stock',
  unknown: 'Every part number was found',
};

/** The results for the pasted part numbers at today's prices, and those without a result. */
export function PartsPreview(props: PartsPreviewProps) {
  const { parts, unread, isAdding, onAdd, onAdded, onEdit } = props;
  const [chosen, setChosen] = useState<ChosenOffers>({});
  const byState = useMemo(() => Map.groupBy(parts, (part) => firstStateOf(part)), [parts]);
  const of = (state: PartState) => byState.get(state) ?? [];
  const [shown, setShown] = useState<PartState>(
    () =>
      (['ready', 'choose', 'sold_out', 'unknown'] as const).find((state) => of(state).length > 0) ??
      'unknown',
  );
  const columns = useMemo(
    () => columnsOf(chosen, (partNumber, id) => setChosen((before) => ({ ...before, [partNumber]: id }))),
    [chosen],
  );
  const ready = parts.filter((part) => stateOf(part, chosen) === 'ready');
  const next = ready.slice(0, cartLimits.lines);
  const sum = sumOf(next, chosen);
  const add = async () => {
    if (await onAdd(cartLinesOf(next, chosen))) onAdded(next);
  };
  const saveUnknown = () =>
    saveCsv(
      'quayside-part-numbers-not-found.csv',
      ['Part number', 'Quantity'],
      of('unknown').map(({ partNumber, quantity }) => [partNumber, quantity]),
    );

  return (
    <div className={styles.preview}>
      {unread.length > 0 ? (
        <Notice tone="warning" title={`${linesText(unread.length)} couldn’t be read`}>
          <ul className={styles.unread}>
            {unread.slice(0, 100).map(({ at, text, reason }) => (
              <li key={at}>
                Line {inFigures(at)}, “{text.slice(0, 40)}”: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {ready.length > cartLimits.lines ? (
        <Notice tone="info" title={`A cart can hold ${cartLimits.lines} lines`}>
          The first {cartLimits.lines} are added. The others stay here.
        </Notice>
      ) : null}
      <ListFrame
        label="Part numbers"
        filter={
          <TabButtons
            label="Result"
            tabs={[
              { value: 'ready', text: 'Found', count: of('ready').length },
              { value: 'choose', text: 'Choose', count: of('choose').length },
              ...(of('sold_out').length > 0 || shown === 'sold_out'
                ? [{ value: 'sold_out' as const, text: 'Out of stock', count: of('sold_out').length }]
                : []),
              { value: 'unknown', text: 'Not found', count: of('unknown').length },
            ]}
            chosen={shown}
            onChoose={setShown}
          />
        }
        tools={
          <>
            {of('unknown').length > 0 && shown === 'unknown' ? (
              <QuietButton onClick={saveUnknown}>Save as file</QuietButton>
            ) : null}
            <QuietButton onClick={onEdit}>Edit list</QuietButton>
            {sum === null ? null : (
              <span className={styles.sum}>{formatMoney(sum)} before tax and delivery</span>
            )}
            {ready.length > 0 ? (
              <BusyButton busy={isAdding} onClick={() => void add()}>
                Add {linesText(next.length)} to cart
              </BusyButton>
            ) : null}
          </>
        }
      >
        <StackedOnPhone>
          <DataTable
            key={shown}
            label="Part numbers"
            columns={columns}
            rows={of(shown)}
            rowKey={({ partNumber }) => partNumber}
            hidden={shown === 'unknown' ? ofOffers : none}
            empty={<EmptyState title={nothingHere[shown]} />}
          />
        </StackedOnPhone>
      </ListFrame>
    </div>
  );
}

const none: readonly string[] = [];
/** Columns that are hidden for parts without an offer. */
const ofOffers: readonly string[] = ['supplier', 'price'];

/** The tab of a part, which does not change when an offer is chosen. */
const firstStateOf = (part: CheckedPart): PartState => stateOf(part, {});

const columnsOf = (
  chosen: ChosenOffers,
  onChoose: (partNumber: string, inventoryId: string) => void,
): readonly DataColumn<CheckedPart>[] => [
  { id: 'part', header: 'Part number', rowHeader: true, cell: ({ partNumber }) => partNumber },
  { id: 'product', header: 'Product', cell: (part) => <PartProduct part={part} chosen={chosen} /> },
  {
    id: 'quantity',
    header: 'Quantity',
    align: 'end',
    cell: ({ quantity }) => <span className={styles.quantity}>{inFigures(quantity)}</span>,
  },
  {
    id: 'supplier',
    header: 'Supplier',
    cell: (part) => <PartSupplier part={part} chosen={chosen} onChoose={onChoose} />,
  },
  {
    id: 'price',
    header: 'Price each',
    align: 'end',
    cell: (part) => <PartPrice part={part} chosen={chosen} />,
  },
];
