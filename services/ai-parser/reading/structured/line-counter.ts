/** Returns the line of a position in a text, from 1, for increasing positions only. */
export function lineCounter(text: string): (place: number) => number {
  const breakFrom = (from: number): number => {
    const at = text.indexOf('\n', from);
    return at < 0 ? text.length : at;
  };
  let line = 1;
  let next = breakFrom(0);
  return (place) => {
    while (next < place && next < text.length) {
      line += 1;
      next = breakFrom(next + 1);
    }
    return line;
  };
}
