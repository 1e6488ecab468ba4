/** Title and lead of the company’s page; also shown before it has loaded. */
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

/** Labels of a company's ports, for its page and its form. */
export const portsLabels = {
  supplier: 'Ports you deliver to',
  service_provider: 'Ports you work in',
} as const;

export type CompanyKind = keyof typeof companyTexts;
