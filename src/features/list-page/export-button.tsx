import { useState } from 'react';
import { ApiError, useApi } from '../../api/index.ts';
import { BusyButton, saveCsv } from '../../ui/index.ts';
import { errorText } from '../server-data/index.ts';
import { toast } from '../toasts/index.ts';
import { csvColumnsOf } from './csv-columns.ts';
import type { Filters } from './filters.tsx';
import type { ListAnswer, RowOf } from './list-definition.ts';
import { queryOf } from './read-list.ts';
import type { ListState } from './use-list.ts';

interface ExportButtonProps<Answer extends ListAnswer, F extends Filters> {
  readonly list: ListState<Answer, F>;
}

/** Saves all results of a search as a CSV file, loaded page by page; shows how many rows have loaded. */
export function ExportButton<Answer extends ListAnswer, F extends Filters>({
  list: { definition, address, columns },
}: ExportButtonProps<Answer, F>) {
  const api = useApi();
  const [progress, setProgress] = useState<string | null>(null);
  const { csv, filters, pageSize, read } = definition;
  if (!csv) return null;

  const exportAll = async () => {
    const rows: RowOf<Answer>[] = [];
    const { signal } = new AbortController();
    setProgress('0 read');
    try {
      let cursor: string | null = null;
      do {
        const query = queryOf(filters, { ...address, cursor }, csv.pageSize ?? pageSize);
        const page: Answer = await read({ ...api, signal }, query);
        rows.push(...page.items);
        cursor = page.nextCursor;
        setProgress(progressText(rows.length, page.total));
      } while (cursor !== null);
      const written = csvColumnsOf(columns, csv.order);
      saveCsv(
        csv.fileName,
        written.map(({ header }) => header),
        rows.map((row) => written.map(({ value }) => value(row))),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error('We couldn’t create the file.', { description: errorText(error) });
    } finally {
      setProgress(null);
    }
  };

  return (
    <BusyButton
      variant="surface"
      color="gray"
      highContrast
      busy={progress !== null}
      onClick={() => void exportAll()}
    >
      {progress ?? 'Export CSV'}
    </BusyButton>
  );
}

function progressText(read: number, total: number | undefined): string {
  const done = read.toLocaleString('en-GB');
  return total === undefined ? `${done} loaded` : `${done} of ${total.toLocaleString('en-GB')}`;
}
