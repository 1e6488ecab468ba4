/** The contract's most. */
export const most = { noticeHours: 720, horizonDays: 365, buffer: 480, travel: 720 } as const;

/** A whole number within limits; `name` begins the sentence that says so. */
export const wholeNumber = (name: string, least: number, atMost: number) => ({
  validate: (text: string) =>
    (/^\d{1,4}$/.test(text.trim()) && Number(text) >= least && Number(text) <= atMost) ||
    `${name}: enter a whole number from ${least} to ${atMost}.`,
});
