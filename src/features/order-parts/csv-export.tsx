import { useState } from 'react';
import { ApiError } from '../../api/index.ts';
import { csvText } from '../../lib/csv-text.ts';
import { BusyButton, saveCsv } from '../../ui/index.ts';
import { wordsOf } from '../account/index.ts';
import { toast } from '../toasts/index.ts';

/** One column of the file. */
export interface CsvColumn<Item> {
  readonly header: string;
  readonly value: (item: Item) => string | number | null;
}

interface CsvPage<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

interface ExportButtonProps<Item> {
  /** "quayside-orders.csv". */
  readonly fileName: string;
  readonly columns: readonly CsvColumn<Item>[];
  /** One page of everything that the search finds; rejects with ApiError. */
  readonly readPage: (cursor: string | null) => Promise<CsvPage<Item>>;
}

/** Hands out all that a search finds as a CSV file, read page by page; says how many were read so far. */
export function ExportButton<Item>({ fileName, columns, readPage }: ExportButtonProps<Item>) {
  const [read, setRead] = useState<number | null>(null);

  const exportAll = async () => {
    const items: Item[] = [];
    setRead(0);
    try {
      let cursor: string | null = null;
      do {
        const page: CsvPage<Item> = await readPage(cursor);
        items.push(...page.items);
        cursor = page.nextCursor;
        setRead(items.length);
      } while (cursor !== null);
      const rows = items.map((item) => columns.map(({ value }) => value(item)));
      saveCsv(
        fileName,
        csvText(
          columns.map(({ header }) => header),
          rows,
        ),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error('The file could not be made.', { description: wordsOf(error) });
    } finally {
      setRead(null);
    }
  };

  return (
    <BusyButton
      variant="surface"
      color="gray"
      highContrast
      busy={read !== null}
      onClick={() => void exportAll()}
    >
      {read === null ? 'Export CSV' : `${read.toLocaleString('en-GB')} read`}
    </BusyButton>
  );
}
