import { createContext, use } from 'react';
import type { InspectionEvent } from 'xstate';
import type { Cut } from '../../statecharts/trace/raw-log.ts';
import type { Trace } from '../../statecharts/trace/trace.types.ts';

/** The recordings of the page. */
export interface RecordedPage {
  /** Redacted; the trace of the most recently active flow is first. */
  traces(cut?: Cut): Promise<readonly Trace[]>;
}

/** Inspects every machine of the page. */
export interface PageRecorder extends RecordedPage {
  readonly inspect: (event: InspectionEvent) => void;
}

/** Null while the server renders. */
export const RecordedPageContext = createContext<RecordedPage | null>(null);

export const useRecordedPage = (): RecordedPage | null => use(RecordedPageContext);
