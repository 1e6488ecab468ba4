const departmentSlugs = ['captain', 'crew', 'exterior', 'interior', 'chef-galley', 'engineering'] as const;
type DepartmentSlug = (typeof departmentSlugs)[number];

export interface Department {
  readonly slug: DepartmentSlug;
  readonly name: string;
  readonly lead: string;
}

interface Port {
  readonly slug: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA. */
  readonly timeZone: string;
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
}

export interface MarketOverview {
  readonly departments: readonly Department[];
  readonly ports: readonly Port[];
  readonly figures: {
    readonly crew: number;
    readonly suppliers: number;
    readonly serviceProviders: number;
    readonly ports: number;
  };
}

export const isDepartmentSlug = (slug: string): slug is DepartmentSlug =>
  departmentSlugs.some((known) => known === slug);
