import { describe, expect, it, vi } from 'vitest';
import type { ComparedRow, Edit, EditsChange } from '../../../machines/import/index.ts';
import { importId, openedReview, parsedProducts } from './testing/parsed-list.ts';

const three = () =>
  parsedProducts([
    {},
    { sku: 'F5', name: 'Fender F5', unit: 'Gebinde' },
    { sku: 'F6', name: 'Fender F6', price: null },
  ]);
const opened = (edits: readonly Edit[] = []) => openedReview('products', three(), edits);
const set = (row: number, field: 'price' | 'name' | 'unit' | 'sku', value: string | null): Edit => ({
  op: 'set',
  cells: [{ row, field, value }],
});

describe('a reading', () => {
  it.each([undefined, null, 'nonsense', {}, { products: null }, { products: [null] }, { services: [] }])(
    'that is %j is refused in the words of the specification',
    (reading) => {
      expect(() => openedReview('products', reading)).toThrow('AI parser returned an invalid response');
    },
  );

  it('of a parser that answers the bare list is reviewed without its sources', () => {
    const { row, codes } = openedReview('products', {
      products: [{ name: 'Fender F4', price: 89.5, quantity: 3 }],
    });
    expect([row().cells.price?.value, row().cells.stock?.value, codes()]).toEqual([
      '89.5',
      '3',
      ['CURRENCY_MISSING', 'TAX_MISSING', 'DEPARTMENT_MISSING'],
    ]);
  });

  it('shows with each value the cell that it was read from, and how sure we are', () => {
    expect(opened().row().cells.price).toEqual({
      value: '89.50',
      origin: 'read',
      source: { sheet: null, page: null, address: 'C2', text: '89.50', header: 'Price' },
      confidence: 0.97,
    });
  });
});

describe('edits', () => {
  it('replace what was read by a typed value, with the cell still shown', () => {
    const { apply, row } = opened();
    apply(set(0, 'price', '1.234,50 €'));
    expect([row().priceMinor, row().cells.price]).toEqual([
      123450,
      {
        value: '1234.50',
        origin: 'typed',
        source: { sheet: null, page: null, address: 'C2', text: '89.50', header: 'Price' },
        confidence: null,
      },
    ]);
  });

  it('point out a number that can be read in two ways', () => {
    const { apply, codes, row } = opened();
    apply(set(0, 'price', '1.234'));
    expect([row().priceMinor, codes()]).toEqual([123400, ['PRICE_AMBIGUOUS']]);
  });

  it('change all equal values, and nothing else', () => {
    const { apply, review, row, undo } = opened();
    expect([review().countWithValue('unit', 'Gebinde'), review().countWithValue('unit', null)]).toEqual([
      1, 2,
    ]);
    apply({ op: 'replace', field: 'unit', from: null, to: 'piece' });
    expect([0, 1, 2].map((each) => row(each).cells.unit?.value)).toEqual(['piece', 'Gebinde', 'piece']);
    undo();
    expect([0, 1, 2].map((each) => row(each).cells.unit?.value)).toEqual([null, 'Gebinde', null]);
  });

  it('keep what was typed under every answer about columns, also the one that changes nothing', () => {
    const { apply, row } = opened();
    apply(set(0, 'name', 'Typed before'));
    for (const index of [0, 4]) {
      apply({ op: 'column', sheet: null, index, field: 'name' });
      expect([row().cells.name?.value, row().cells.name?.origin]).toEqual(['Typed before', 'typed']);
    }
  });

  it('give a column another meaning: its own texts are read, and the field has no other column', () => {
    const { apply, row, review, undo } = opened();
    apply({ op: 'column', sheet: null, index: 4, field: 'name' });
    expect([row().cells.name, row(1).cells.name?.value]).toEqual([
      {
        value: 'B-1',
        origin: 'read',
        source: { sheet: null, page: null, address: 'E2', text: 'B-1', header: 'Bin' },
        confidence: null,
      },
      'B-1',
    ]);
    expect(review().columns.map(({ header, field, isChosen }) => [header, field, isChosen])).toEqual([
      ['Name', null, true],
      ['Code', 'sku', false],
      ['Price', 'price', false],
      ['Stock', 'stock', false],
      ['Bin', 'name', true],
    ]);
    undo();
    expect([row().cells.name?.value, row(1).cells.name?.value]).toEqual(['Fender F4', 'Fender F5']);
  });

  it('are where marking begins: the columns of names, prices and codes, as they are now', () => {
    const reading = three();
    const sheets = [{ name: null, rows: 3, headerRows: [1], isUsed: true, reason: 'the only table' }];
    const { apply, reviews } = openedReview('products', {
      ...reading,
      understood: { ...reading.understood, sheets },
    });
    const marked = () => reviews.marks(importId)?.columns.map(({ field, index }) => [field, index]);
    expect([reviews.marks(importId), reviews.marks('another')]).toEqual([
      {
        sheet: null,
        headerRow: 1,
        columns: [
          { field: 'name', index: 0 },
          { field: 'sku', index: 1 },
          { field: 'price', index: 2 },
        ],
      },
      null,
    ]);
    apply({ op: 'column', sheet: null, index: 4, field: 'name' });
    expect(marked()).toEqual([
      ['sku', 1],
      ['price', 2],
      ['name', 4],
    ]);
  });

  it('read the numbers of a column in the style that they share', () => {
    const reading = parsedProducts([{ sku: '1.234' }, { sku: '89,50', name: 'Fender F5' }]);
    const { apply, row } = openedReview('products', reading);
    apply({ op: 'column', sheet: null, index: 1, field: 'price' });
    expect([row(0).priceMinor, row(1).priceMinor, row(0).cells.sku?.value]).toEqual([123400, 8950, null]);
  });

  it('propose the rate of tax that the file says once for all prices', () => {
    const reading = parsedProducts([{ tax: null }]);
    const taxRate = { percent: '19', cell: 'A1' };
    const proposalOf = (understood: object) =>
      openedReview('products', { ...reading, understood })
        .review()
        .questions.find(({ field }) => field === 'tax')?.proposal;
    expect(proposalOf(reading.understood)).toBeNull();
    expect(proposalOf({ ...reading.understood, taxRate })).toBe('19');
  });

  it('begin with the tax that a column of the file states, until it is taken out of use', () => {
    const reading = parsedProducts([{ tax: null }]);
    const [product] = reading.products;
    const columns = reading.understood.columns.map((column) =>
      column.index === 4 ? { ...column, states: 'taxRate' } : column,
    );
    const stated = {
      products: [{ ...product, source: { ...product?.source, values: ['', '', '', '', '21 %'] } }],
      understood: { ...reading.understood, columns },
    };
    const { apply, row, review, codes, undo } = openedReview('products', stated);
    const shown = () => [
      row().cells.tax?.value,
      review().columns.at(-1)?.field,
      review().columns.at(-1)?.isChosen,
      codes(),
    ];
    expect(shown()).toEqual(['21', 'tax', false, []]);
    apply({ op: 'column', sheet: null, index: 4, field: null });
    expect(shown()).toEqual([null, null, true, ['TAX_MISSING']]);
    undo();
    expect(shown()).toEqual(['21', 'tax', false, []]);
  });

  it('take a column out of use', () => {
    const { apply, row, codes } = opened();
    apply({ op: 'column', sheet: null, index: 3, field: null });
    expect([row().cells.stock?.value, codes()]).toEqual([null, ['STOCK_MISSING']]);
  });

  it('answer for all rows that say nothing, as long as they say nothing', () => {
    const { apply, row } = opened();
    apply({ op: 'default', field: 'unit', value: 'piece' });
    apply(set(0, 'unit', 'set'));
    expect([0, 1, 2].map((each) => [row(each).cells.unit?.value, row(each).cells.unit?.origin])).toEqual([
      ['set', 'typed'],
      ['Gebinde', 'read'],
      ['piece', 'default'],
    ]);
  });

  it('leave rows out and take them back in', () => {
    const { apply, review, row, undo } = opened();
    apply({ op: 'exclude', rows: [2], excluded: true });
    expect([row(2).isExcluded, review().summary]).toEqual([
      true,
      expect.objectContaining({ rows: 3, blocked: 0, excluded: 1, ready: 2 }),
    ]);
    undo();
    expect(review().summary).toMatchObject({ blocked: 1, excluded: 0, ready: 2 });
  });

  it('are undone and done again one by one, and say what that would be', () => {
    const { apply, review, row, undo, redo } = opened();
    apply(set(2, 'price', '12'));
    apply({ op: 'replace', field: 'unit', from: 'Gebinde', to: 'piece' });
    expect(review().edits).toBe(2);
    undo();
    expect([review().edits, review().undoLabel, review().redoLabel]).toEqual([
      1,
      'Set the price of 1 row',
      'Change “Gebinde” to “piece” in every unit',
    ]);
    undo();
    undo();
    expect([review().edits, review().undoLabel, row(2).priceMinor]).toEqual([0, null, null]);
    redo();
    redo();
    redo();
    expect([review().redoLabel, row(2).priceMinor, row(1).cells.unit?.value]).toEqual([null, 1200, 'piece']);
  });

  it('that were stored come to the same review when it is opened again', () => {
    const edits: Edit[] = [
      { op: 'column', sheet: null, index: 4, field: 'unit' },
      { op: 'replace', field: 'unit', from: 'B-1', to: 'piece' },
      { op: 'set', cells: [{ row: 1, field: 'unit', value: 'set' }] },
      { op: 'exclude', rows: [2], excluded: true },
    ];
    const live = opened();
    edits.forEach(live.apply);
    const again = opened(edits);
    const shown = ({ row, review }: typeof live) => [[0, 1, 2].map((each) => row(each)), review().summary];
    expect([shown(again), again.review().edits]).toEqual([shown(live), 4]);
    again.undo();
    expect(again.row(2).isExcluded).toBe(false);
  });

  it('of rows that the list does not have change nothing', () => {
    const { apply, review } = opened();
    apply({ op: 'set', cells: [{ row: 7, field: 'name', value: 'Nobody' }] });
    apply({ op: 'exclude', rows: [7], excluded: true });
    expect(review().summary).toMatchObject({ rows: 3, excluded: 0, ready: 2 });
  });
});

describe('what a listener hears', () => {
  it('is every change with the summary, and whether rows are compared by it', () => {
    const { reviews, apply, undo } = opened();
    const received = vi.fn();
    const stop = reviews.subscribe(importId, received);
    const before = reviews.read(importId);
    apply(set(2, 'price', '12'));
    apply(set(2, 'sku', 'F7'));
    undo();
    stop();
    undo();
    expect(received.mock.calls.map(([news]) => [news.isEdit, news.comparable, news.summary.ready])).toEqual([
      [true, false, 3],
      [true, true, 3],
      [true, true, 3],
    ]);
    expect(reviews.read(importId)).not.toBe(before);
    expect(reviews.read(importId)).toBe(reviews.read(importId));
  });

  it('leaves a row that did not change the very same', () => {
    const { row, apply } = opened();
    const [first, third] = [row(0), row(2)];
    apply(set(2, 'price', '12'));
    expect([row(0) === first, row(2) === third]).toEqual([true, false]);
  });
});

describe('what is unsaved', () => {
  const saved = ({ reviews }: ReturnType<typeof opened>): EditsChange | null => {
    const change = reviews.unsaved(importId);
    if (change) reviews.saved(importId, change);
    return change;
  };

  it('is what the server lacks, on what it has', () => {
    const review = opened([set(0, 'price', '1')]);
    expect(saved(review)).toBeNull();
    review.apply(set(0, 'price', '2'));
    expect(saved(review)).toEqual({ keep: 1, add: [set(0, 'price', '2')], done: 2 });
    review.undo();
    expect(saved(review)).toEqual({ keep: 2, add: [], done: 1 });
    review.apply(set(0, 'price', '3'));
    expect(saved(review)).toEqual({ keep: 1, add: [set(0, 'price', '3')], done: 2 });
    expect(saved(review)).toBeNull();
  });

  it('stays what came while a change was on its way', () => {
    const review = opened();
    review.apply(set(0, 'price', '1'));
    const change = review.reviews.unsaved(importId);
    review.apply(set(0, 'price', '2'));
    if (change) review.reviews.saved(importId, change);
    expect(review.reviews.unsaved(importId)).toEqual({ keep: 1, add: [set(0, 'price', '2')], done: 2 });
    expect(review.reviews.everything(importId)).toEqual({
      keep: 0,
      add: [set(0, 'price', '1'), set(0, 'price', '2')],
      done: 2,
    });
  });

  it('is split where an edit is larger than the contract takes', () => {
    const { reviews, apply } = opened();
    apply({ op: 'exclude', rows: Array.from({ length: 100_001 }, (_, row) => row), excluded: true });
    const sizes = reviews
      .unsaved(importId)
      ?.add.map((edit) => (edit.op === 'exclude' ? edit.rows.length : 0));
    expect(sizes).toEqual([100_000, 1]);
  });

  it('is never more than the server keeps: what was typed first becomes one edit', () => {
    const names = Array.from({ length: 10_000 }, (_, position) =>
      set(position % 2, 'name', String(position)),
    );
    const { reviews, apply, undo, row } = opened(names);
    apply(set(2, 'name', 'The last'));
    const { add, done } = reviews.everything(importId);
    expect([add.length, done, reviews.unsaved(importId)?.keep]).toEqual([5002, 5002, 0]);
    expect([0, 1, 2].map((each) => row(each).cells.name?.value)).toEqual(['9998', '9999', 'The last']);
    for (let times = 0; times < 5001; times += 1) undo();
    expect([0, 1, 2].map((each) => row(each).cells.name?.value)).toEqual(['4998', '4999', 'Fender F6']);
    undo();
    expect([0, 1, 2].map((each) => row(each).cells.name?.value)).toEqual([
      'Fender F4',
      'Fender F5',
      'Fender F6',
    ]);
  });

  it('has no letters that the server would change', () => {
    const { reviews, apply } = opened();
    apply(set(0, 'name', `Fen\0der \ud800 ${'x'.repeat(6000)}`));
    const [edit] = reviews.unsaved(importId)?.add ?? [];
    const text = edit?.op === 'set' ? edit.cells[0]?.value : null;
    expect([text?.slice(0, 10), text?.length]).toEqual(['Fender \ufffd x', 5000]);
  });
});

describe('rows compared with what the vendor has', () => {
  const own = (more: Partial<NonNullable<ComparedRow['own']>> = {}): ComparedRow['own'] => ({
    id: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e60',
    name: 'Fender F4',
    variant: null,
    sharedName: null,
    status: 'active',
    price: { amountMinor: 8950, currency: 'EUR' },
    taxBasisPoints: 2100,
    stock: 24,
    unit: null,
    pricedPer: null,
    durationMinutes: null,
    leadTimeHours: null,
    departments: ['exterior'],
    ...more,
  });
  const match = (isSure: boolean) => ({
    productId: '0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e61',
    name: 'Fender F5',
    brand: 'Polyform',
    by: 'name' as const,
    isSure,
  });

  it('are new, changed or unchanged, and follow what is edited', () => {
    const { reviews, review, apply, row, codes } = opened();
    expect(reviews.rowsToCompare(importId).map((each) => [each.row, each.name, each.sku])).toEqual([
      [0, 'Fender F4', 'F4'],
      [1, 'Fender F5', 'F5'],
      [2, 'Fender F6', 'F6'],
    ]);
    reviews.compared(importId, [
      { row: 0, own: own(), matches: [] },
      { row: 1, own: null, matches: [] },
      { row: 2, own: own({ name: 'Fender F6' }), matches: [] },
    ]);
    const sums = () => {
      const { new: added, changed, unchanged, isCompared } = review().summary;
      return [added, changed, unchanged, isCompared];
    };
    expect(sums()).toEqual([1, 0, 2, true]);
    apply(set(0, 'price', '200'));
    expect([sums(), row().changes, codes()]).toEqual([
      [1, 1, 1, true],
      [{ field: 'price', before: '89.50', after: '200.00' }],
      ['PRICE_JUMP'],
    ]);
    apply(set(1, 'sku', 'F9'));
    expect([sums()[3], reviews.rowsToCompare(importId).map((each) => each.row)]).toEqual([false, [1]]);
  });

  it('ask for an unsure match, take a sure one, and leave what was not compared to the server', () => {
    const { reviews, review, apply, codes } = opened();
    apply(set(2, 'price', '12'));
    const productIds = () => reviews.products(importId).map(({ productId }) => productId);
    expect(productIds()).toEqual([undefined, undefined, undefined]);
    reviews.compared(importId, [
      { row: 0, own: null, matches: [match(false)] },
      { row: 1, own: null, matches: [match(true)] },
      { row: 2, own: own(), matches: [match(false)] },
    ]);
    expect([review().undecided, codes(0), productIds()]).toEqual([
      [0],
      ['MATCH_UNDECIDED'],
      [null, match(true).productId, undefined],
    ]);
    apply({
      op: 'match',
      rows: [
        { row: 0, productId: match(false).productId },
        { row: 1, productId: null },
      ],
    });
    expect([review().undecided, productIds()]).toEqual([[], [match(false).productId, null, undefined]]);
  });
});

describe('the filter', () => {
  it('shows rows by level, finding, comparison and words, in the order of the file', () => {
    const { review, apply, reviews } = opened();
    apply({ op: 'exclude', rows: [1], excluded: true });
    reviews.compared(importId, [{ row: 0, own: null, matches: [] }]);
    const { filter } = review();
    expect([
      filter({}),
      filter({ level: 'blocked' }),
      filter({ level: 'excluded' }),
      filter({ level: 'new' }),
      filter({ code: 'PRICE_MISSING' }),
      filter({ text: ' FÉNDER f6' }),
      filter({ level: 'blocked', text: 'F4' }),
    ]).toEqual([[0, 1, 2], [2], [1], [0], [2], [2], []]);
  });

  it('finds a row by what it says now', () => {
    const { review, apply } = opened();
    expect(review().filter({ text: 'anchor' })).toEqual([]);
    apply(set(1, 'name', 'Anchor'));
    expect([review().filter({ text: 'anchor' }), review().filter({ text: 'Fender F5' })]).toEqual([[1], []]);
  });
});

describe('what will be imported', () => {
  it('is what can be sold, in the market’s money and within the contract’s limits', () => {
    const reading = parsedProducts([
      {
        sku: 'F4-N',
        variant: 'Navy',
        barcode: '4006381333931',
        brand: 'b'.repeat(130),
        category: 'Fenders',
        partNumber: 'P-1',
        imageUrl: 'https://example.com/f4.jpg',
        unit: 'piece',
        description: 'd'.repeat(5001),
        price: '89.505',
        department: 'interior, Rigging',
      },
      { name: null },
      { sku: 'F5', barcode: 'none', quantity: null, tax: null, department: null, imageUrl: 'f5.jpg' },
      { sku: 'F6', quantity: '3.5' },
    ]);
    const { reviews, apply } = openedReview('products', reading);
    apply({ op: 'default', field: 'tax', value: '0 %' });
    apply({ op: 'default', field: 'stock', value: 'Not counted' });
    expect(reviews.products(importId)).toEqual([
      {
        name: 'Fender F4',
        variant: 'Navy',
        sku: 'F4-N',
        barcode: '4006381333931',
        brand: 'b'.repeat(120),
        category: 'Fenders',
        partNumber: 'P-1',
        unit: 'piece',
        description: 'd'.repeat(5000),
        departments: ['exterior', 'interior'],
        stock: 24,
        priceMinor: 8951,
        currency: 'EUR',
        taxBasisPoints: 2100,
      },
      {
        name: 'Fender F4',
        variant: null,
        sku: 'F5',
        barcode: null,
        brand: null,
        category: null,
        partNumber: null,
        unit: null,
        description: null,
        departments: [],
        stock: null,
        isStockCounted: false,
        priceMinor: 8950,
        currency: 'EUR',
        taxBasisPoints: 0,
      },
    ]);
  });
});
