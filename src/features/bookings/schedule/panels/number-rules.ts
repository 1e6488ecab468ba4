/** Maximums in the contract. */
export const most = { noticeHours: 720, horizonDays: 365, buffer: 480, travel: 720 } as const;
