/** "1,312", or "10,000+" where more are there than were counted. */
export const countedText = (count: number, isLowerBound: boolean): string =>
  `${count.toLocaleString('en-GB')}${isLowerBound ? '+' : ''}`;
