/** Title and lead of each dashboard; also shown before its code has loaded. */
export const dashboardTexts = {
  crew: { title: 'Dashboard', lead: 'What needs your attention now, and what comes next.' },
  supplier: { title: 'Dashboard', lead: 'Orders to answer and send, and how your shop is doing.' },
  provider: { title: 'Dashboard', lead: 'Today’s jobs, requests to answer, and what is on tomorrow.' },
  admin: { title: 'Dashboard', lead: 'What is wrong in the market now, and who is handling it.' },
} as const;
