import { useEffect, useEffectEvent, useState } from 'react';
import { demoMarketFigures } from './demo-market.ts';
import type { FlowFigures } from './figures.types.ts';
import type { FiguresSource } from './figures-source.ts';
import { MAX_FIGURES_BYTES, readFigures } from './read-figures.ts';

type Source = 'demo' | 'market' | 'file';

export interface ShownFigures {
  readonly figures: FlowFigures;
  /** The source, as text. */
  readonly from: string;
  /** What to do if they contain nothing about the flow. */
  readonly ifEmpty: string;
}

/** Why there are no such figures. */
interface Problem {
  readonly title: string;
  readonly text: string;
}

const nothingRecorded = {
  demo: 'The demo market’s history doesn’t contain this flow. Choose another one.',
  market: 'Nothing was counted of this flow on these days. Choose more days or another flow.',
  file: 'The file contains no state.',
} as const;

export type Days = 7 | 30 | 90 | 365;

const describeProblem = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
const problemNotice = (name: string, text: string): Problem => ({
  title: `${name} is not shown`,
  text: sentence(text),
});

/** The shown figures and functions to load others. After a failure the current ones stay, with the reason. */
export function useFigures(start: string, ask: FiguresSource | null) {
  const [flow, setFlow] = useState(start);
  const [source, setSource] = useState<Source>('demo');
  const [days, setDays] = useState<Days>(90);
  const [asked, setAsked] = useState(0);
  const [shown, setShown] = useState<ShownFigures | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** The last request that was answered, successfully or not. */
  const [settled, setSettled] = useState('');
  const question = `${source} ${flow} ${days} ${asked}`;

  const load = useEffectEvent(async (signal: AbortSignal): Promise<ShownFigures> => {
    if (source === 'market' && ask) {
      const { figures, market } = await ask(flow, days, signal);
      return { figures, from: `counted by the market at ${market}`, ifEmpty: nothingRecorded.market };
    }
    return {
      figures: await demoMarketFigures(flow),
      from: 'the demo market’s own history',
      ifEmpty: nothingRecorded.demo,
    };
  });

  useEffect(() => {
    if (source === 'file') return;
    const over = new AbortController();
    load(over.signal)
      .then((loaded) => {
        if (over.signal.aborted) return;
        setShown(loaded);
        setProblem(null);
      })
      .catch((error: unknown) => {
        if (over.signal.aborted) return;
        setProblem({ title: 'The figures couldn’t be loaded', text: sentence(describeProblem(error)) });
      })
      .finally(() => {
        if (!over.signal.aborted) setSettled(question);
      });
    return () => over.abort();
  }, [flow, source, days, question]);

  const openText = (text: string, name: string, flows: readonly string[]) => {
    const read = readFigures(text);
    if (!read.ok) return setProblem(problemNotice(name, `At ${read.place}: ${read.reason}`));
    const { figures } = read;
    if (!flows.includes(figures.flow))
      return setProblem(
        problemNotice(name, `At flow: there is no flow “${figures.flow}”, there are ${flows.join(', ')}.`),
      );
    setProblem(null);
    setSource('file');
    setFlow(figures.flow);
    setShown({ figures, from: `from ${name}`, ifEmpty: nothingRecorded.file });
  };
  const openFile = async (file: File, flows: readonly string[]) => {
    if (file.size > MAX_FIGURES_BYTES)
      return setProblem(problemNotice(file.name, 'Figures of a flow are never larger than a megabyte.'));
    try {
      openText(await file.text(), file.name, flows);
    } catch (error) {
      setProblem(problemNotice(file.name, `It could not be read: ${describeProblem(error)}`));
    }
  };

  return {
    source,
    days,
    shown,
    problem,
    openText,
    openFile,
    setDays,
    isBusy: source !== 'file' && settled !== question,
    /** The requested flow; while it is loading, the previous one is shown. */
    flow,
    chooseFlow(id: string) {
      setFlow(id);
      // A file belongs to one flow.
      if (source === 'file') setSource('demo');
    },
    chooseSource(to: 'demo' | 'market') {
      setSource(to);
      setAsked((count) => count + 1);
    },
  };
}
