import { useEffect, useEffectEvent, useState } from 'react';
import { demoMarketFigures } from './demo-market.ts';
import type { FlowFigures } from './figures.types.ts';
import type { MarketAsker } from './market-asker.ts';
import { MAX_FIGURES_BYTES, readFigures } from './read-figures.ts';

export type Source = 'demo' | 'market' | 'file';

export interface ShownFigures {
  readonly figures: FlowFigures;
  /** Where they are from, in words. */
  readonly from: string;
  /** What to do where they tell nothing of the flow. */
  readonly ifEmpty: string;
}

/** Why there are no such figures. */
interface Problem {
  readonly title: string;
  readonly words: string;
}

const ifEmpty = {
  demo: 'The demo market’s own history tells nothing of it. Choose another flow.',
  market: 'In these days nothing was counted of it. Choose more days or another flow.',
  file: 'The file tells of no state.',
} as const;

export type Days = 7 | 30 | 90 | 365;

const inWords = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);
const notShown = (name: string, words: string): Problem => ({
  title: `${name} is not shown`,
  words: sentence(words),
});

/** The figures that are shown, and ways to others. What does not come or is refused leaves what is shown as it is, and says why. */
export function useFigures(start: string, ask: MarketAsker | null) {
  const [flow, setFlow] = useState(start);
  const [source, setSource] = useState<Source>('demo');
  const [days, setDays] = useState<Days>(90);
  const [asked, setAsked] = useState(0);
  const [shown, setShown] = useState<ShownFigures | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** The question that was answered last, one way or the other. */
  const [settled, setSettled] = useState('');
  const question = `${source} ${flow} ${days} ${asked}`;

  const load = useEffectEvent(async (signal: AbortSignal): Promise<ShownFigures> => {
    if (source === 'market' && ask) {
      const { figures, market } = await ask(flow, days, signal);
      return { figures, from: `counted by the market at ${market}`, ifEmpty: ifEmpty.market };
    }
    return {
      figures: await demoMarketFigures(flow),
      from: 'the demo market’s own history',
      ifEmpty: ifEmpty.demo,
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
        setProblem({ title: 'The figures could not be had', words: sentence(inWords(error)) });
      })
      .finally(() => {
        if (!over.signal.aborted) setSettled(question);
      });
    return () => over.abort();
  }, [flow, source, days, question]);

  const openText = (text: string, name: string, flows: readonly string[]) => {
    const read = readFigures(text);
    if (!read.ok) return setProblem(notShown(name, `At ${read.place}: ${read.reason}`));
    const { figures } = read;
    if (!flows.includes(figures.flow))
      return setProblem(
        notShown(name, `At flow: there is no flow “${figures.flow}”, there are ${flows.join(', ')}.`),
      );
    setProblem(null);
    setSource('file');
    setFlow(figures.flow);
    setShown({ figures, from: `from ${name}`, ifEmpty: ifEmpty.file });
  };
  const openFile = async (file: File, flows: readonly string[]) => {
    if (file.size > MAX_FIGURES_BYTES)
      return setProblem(notShown(file.name, 'Figures of a flow are never larger than a megabyte.'));
    try {
      openText(await file.text(), file.name, flows);
    } catch (error) {
      setProblem(notShown(file.name, `It could not be read: ${inWords(error)}`));
    }
  };

  return {
    ...{ source, days, shown, problem, openText, openFile, setDays },
    isBusy: source !== 'file' && settled !== question,
    /** The flow that is asked for; while it is loaded the one before is shown. */
    flow,
    chooseFlow(id: string) {
      setFlow(id);
      // A file is of one flow.
      if (source === 'file') setSource('demo');
    },
    chooseSource(to: 'demo' | 'market') {
      setSource(to);
      setAsked((count) => count + 1);
    },
  };
}
