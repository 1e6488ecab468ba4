/** What the company’s page says of itself, before it is there too. */
export const companyWords = {
  title: 'Company profile',
  lead: 'What crews see of you, how you are paid, how you deliver.',
} as const;
