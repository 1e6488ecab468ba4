/** What the company’s page says of itself, before it is there too. */
export const companyTexts = {
  supplier: {
    title: 'Company profile',
    lead: 'What crews see about you, how you’re paid and how you deliver.',
  },
  service_provider: {
    title: 'Company profile',
    lead: 'What crews see about you, how you’re paid and who works here.',
  },
} as const;

export type CompanyKind = keyof typeof companyTexts;
