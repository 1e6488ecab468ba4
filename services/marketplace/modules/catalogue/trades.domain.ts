/** Whom one looks for, and what their services are called. */
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

/** The words with what people of a trade do in place of their trade: "rigging" of "rigger". Null where none is named. */
export function worksAsked(text: string): string | null {
  const words = text.split(' ');
  const works = words.map((word) => {
    const trade = word.toLowerCase().replace(/s$/u, '');
    return Object.hasOwn(worksOfTrades, trade) ? worksOfTrades[trade] : word;
  });
  return works.some((work, at) => work !== words[at]) ? works.join(' ') : null;
}
