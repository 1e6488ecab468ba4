import type { PlaceKind } from '../../../platform/db/booking-tables.ts';
import type { CancellationPolicy, DepartmentSlug, Money, PublicListing } from '../catalogue.domain.ts';

export interface ServicePort {
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  readonly timeZone: string;
}

/** The fields of a bookable service that its card and page show. */
export interface BookableService {
  readonly id: string;
  readonly name: string;
  readonly category: string | null;
  readonly departments: readonly DepartmentSlug[];
  readonly pictureFileId: string | null;
  readonly morePictureIds: readonly string[];
  readonly price: Money;
  readonly pricedPer: 'visit' | 'hour' | 'day' | 'unit';
  readonly unit: string | null;
  readonly durationMinutes: number;
  readonly provider: { readonly id: string; readonly name: string; readonly logoFileId: string | null };
  readonly ports: readonly ServicePort[];
  readonly placeKinds: readonly PlaceKind[];
}

export interface ServiceCard extends BookableService {
  /** Null while nothing is free within the horizon. */
  readonly nextStartsAt: Date | null;
  readonly nextTimeZone: string | null;
}

/** A live vendor's public data, without personal data. */
export interface MarketVendor {
  readonly id: string;
  readonly kind: 'supplier' | 'service_provider';
  readonly name: string;
  readonly logoFileId: string | null;
  readonly about: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly ports: readonly ServicePort[];
  readonly since: Date;
  readonly services: readonly ServiceCard[];
  readonly cancellationPolicies: readonly CancellationPolicy[];
}

export interface MarketService extends BookableService {
  readonly description: string | null;
  readonly included: readonly string[];
  /** The provider's description of itself. */
  readonly about: string | null;
  readonly taxBasisPoints: number;
  readonly durationUnits: number | null;
  readonly leadTimeHours: number;
  readonly cancellationPolicy: CancellationPolicy;
  /** Whether there are working hours. */
  readonly isBookable: boolean;
  /** More services of the provider and of the same category. */
  readonly others: readonly PublicListing[];
}
