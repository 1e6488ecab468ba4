import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';

const line = {
  name: z.string(),
  sku: z.string(),
  category: z.string(),
  departments: z.array(z.string()),
  priceMinor: z.int().min(0),
  description: z.string().optional(),
};

const shape = z.strictObject({
  /** The email address of the owner's account. */
  owner: z.email(),
  company: z.strictObject({
    tradingName: z.string(),
    legalName: z.string(),
    registrationNumber: z.string(),
    vatNumber: z.string().nullable(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string().length(2),
    contactName: z.string(),
    contactPhone: z.string(),
    about: z.string(),
  }),
  ports: z.array(z.string()),
  /** A supplier's delivery methods; the default is the most frequent choice. */
  delivery: z
    .array(
      z.strictObject({
        kind: z.enum(['berth', 'collection', 'courier']),
        name: z.string(),
        details: z.string().optional(),
        /** Where it is collected, if in a port. */
        address: z.string().optional(),
        costMinor: z.int().min(0),
        /** Null: every port. */
        ports: z.array(z.string()).min(1).nullable(),
        days: z.strictObject({ from: z.int().min(0), to: z.int().min(0) }),
      }),
    )
    .default([]),
  /** A provider's schedule, with defaults; see the contract's ScheduleGiven. */
  schedule: z
    .strictObject({
      /** Monday first. */
      hours: z.array(z.array(z.tuple([z.string(), z.string()]))).length(7),
      noticeHours: z.int().min(0),
      bufferBeforeMinutes: z.int().min(0),
      bufferAfterMinutes: z.int().min(0),
      /** Minutes by port. */
      travel: z.record(z.string(), z.int().min(0)),
      teams: z.array(z.string()).min(1),
    })
    .optional(),
  /** For all lines. */
  taxBasisPoints: z.int().min(0),
  products: z
    .array(
      z.strictObject({
        ...line,
        variant: z.string().optional(),
        brand: z.string().optional(),
        partNumber: z.string().optional(),
        unit: z.string(),
        stock: z.int().min(0).optional(),
      }),
    )
    .default([]),
  services: z
    .array(
      z.strictObject({
        ...line,
        pricedPer: z.enum(['visit', 'hour', 'day', 'unit']),
        unit: z.string().optional(),
        durationMinutes: z.int(),
        /** The number of units that the duration covers; undefined: any number. */
        durationUnits: z.int().positive().optional(),
        placeKinds: z.array(z.enum(['berth', 'yard', 'remote'])).min(1),
        included: z.array(z.string()),
        cancellationPolicy: z.enum(['flexible', 'moderate', 'strict']),
        leadTimeHours: z.int().min(0),
      }),
    )
    .default([]),
});

/** An invented company of the demo market with its listings, priced in the market's currency. */
export type DemoVendor = z.output<typeof shape>;

const folder = new URL('market/', import.meta.url);

/** All companies of the demo market, one file each; throws for an invalid file. */
export async function readDemoVendors(): Promise<readonly DemoVendor[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => shape.parse(JSON.parse(await readFile(new URL(name, folder), 'utf8')))),
  );
}
