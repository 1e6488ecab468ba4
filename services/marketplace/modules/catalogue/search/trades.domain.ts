import { inEnglish } from './other-languages.domain.ts';

/** Trades, and how their services are called. */
const worksOfTrades: Readonly<Record<string, string>> = {
  carpenter: 'carpentry',
  cleaner: 'cleaning',
  diver: 'diving',
  electrician: 'electrical',
  joiner: 'joinery',
  mechanic: 'mechanical',
  painter: 'painting',
  plumber: 'plumbing',
  polisher: 'polishing',
  rigger: 'rigging',
  sailmaker: 'sail',
  upholsterer: 'upholstery',
  varnisher: 'varnishing',
  welder: 'welding',
};

/** The text with each trade replaced by its service: "rigging" for "rigger". Null if it names none. */
export function worksAsked(text: string): string | null {
  const words = text.split(' ');
  const works = words.map((word) => {
    const trade = word.toLowerCase().replace(/s$/u, '');
    return Object.hasOwn(worksOfTrades, trade) ? worksOfTrades[trade] : word;
  });
  return works.some((work, at) => work !== words[at]) ? works.join(' ') : null;
}

/** Whether a text names a trade, in any language of the market. */
export const isTradeNamed = (text: string): boolean => worksAsked(inEnglish(text) ?? text) !== null;
