/** What the company’s page says of itself, before it is there too. */
export const companyTexts = {
  title: 'Company profile',
  lead: 'What crews see about you, how you’re paid and how you deliver.',
} as const;
