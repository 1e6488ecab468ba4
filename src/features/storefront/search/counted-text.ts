/** "1,312", or "10,000+" if the count is a lower bound. */
export const countedText = (count: number, isLowerBound: boolean): string =>
  `${count.toLocaleString('en-GB')}${isLowerBound ? '+' : ''}`;
