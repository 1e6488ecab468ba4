import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { firstNames } from '../../../lib/first-names.ts';
import { DisplayHeading } from '../../../ui/index.ts';
import { vendorAddress } from '../vendor/vendor-address.ts';
import type { Found, FoundData, FoundVendor, PortMatch } from './found.types.ts';
import styles from './beside.module.css';
import { narrowed } from './market-search.ts';
import { AlsoAsked } from './also-asked.tsx';
import { daysText, placeText } from './beside-place.ts';
import { portNames } from './port-names.ts';

interface BesideListingsProps {
  readonly data: FoundData;
  readonly found: Found;
}

/** What the words of a search say besides its listings: the vendors that they name, and one notice. */
export function BesideListings({ data, found }: BesideListingsProps) {
  const notes =
    found.total === 0
      ? [placeAsked(data, found)]
      : [
          andAlso(data),
          placeAsked(data, found),
          howClose(data, found),
          servicesElsewhere(data),
          dayAsked(data, found),
        ];
  const said = notes.filter((note) => note !== null);
  return (
    <>
      <VendorMatches vendors={data.vendors} />
      {said.length === 0 ? null : (
        <div className={styles.notice}>
          {said.map((note, at) => (
            <p key={at}>{note}</p>
          ))}
        </div>
      )}
    </>
  );
}

const andAlso = ({ search, also }: FoundData): ReactNode =>
  also.length === 0 ? null : (
    <AlsoAsked
      q={search.q}
      also={also.map((q) => ({ q, to: narrowed(search, { q }) }))}
      className={styles.link}
    />
  );

const placeAsked = ({ search, ports, place, near }: FoundData, { total }: Found): string | null =>
  placeText({ place, near, ports: portNames(search.port, ports), isAnyFound: total > 0 }, 'reaches');

function howClose({ search }: FoundData, { match, exact }: Found): string | null {
  if (match === 'similar') return 'There are no exact matches. These come close.';
  return exact === 0 ? `Nothing is called “${search.q}”. These mention it.` : null;
}

/** A search for a cleaner may mean a person rather than a product. */
function servicesElsewhere({ search, servicesIn }: FoundData): ReactNode {
  if (servicesIn.length === 0) return null;
  const to = narrowed(search, { kind: 'service', port: null, category: null, vendor: null });
  return (
    <>
      No services for “{search.q}” here.{' '}
      <Link to={to} className={styles.link}>
        See those in {firstNames(servicesIn)}
      </Link>
    </>
  );
}

/** Only services have dates. */
function dayAsked({ search, when, freeOnDay, facets }: FoundData, { items }: Found): ReactNode {
  if (when === null) return null;
  const { said, from } = when;
  if (!facets?.kinds.some(({ value, count }) => value === 'service' && count > 0))
    return `“${said}” only applies to services, and these are products.`;
  const { q, port } = search;
  const to = new URLSearchParams({ q, ...(port && { port }), from }).toString();
  const whenFree = (
    <Link to={`/vendor-services?${to}`} className={styles.link}>
      See when they are free
    </Link>
  );
  if (freeOnDay === null)
    return (
      <>
        Services are not narrowed to “{said}”. {whenFree}
      </>
    );
  const services = items.filter(({ kind }) => kind === 'service');
  const free = services.filter(({ id }) => freeOnDay.includes(id));
  const date = daysText(when);
  if (free.length === 0)
    return (
      <>
        {services.length === 1 ? 'The service is not' : 'None of the services is'} free {date}. {whenFree}
      </>
    );
  if (free.length < services.length) return `Services that are free ${date} come first.`;
  return free.length === 1 ? `The service is free ${date}.` : `The services are free ${date}.`;
}

function VendorMatches({ vendors }: { readonly vendors: readonly FoundVendor[] }) {
  if (vendors.length === 0) return null;
  return (
    <ul aria-label="Vendors with this name" className={styles.matches}>
      {vendors.map(({ vendor, ports }) => (
        <li key={vendor.id}>
          <Link to={vendorAddress(vendor.id)} className={styles.match}>
            <DisplayHeading as="h3" size="tile">
              {vendor.name}
            </DisplayHeading>
            <span>{['Everything they offer', ...ports].join(' · ')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The ports that the words name or begin. */
export function PortMatches({ matches }: { readonly matches: readonly PortMatch[] }) {
  if (matches.length === 0) return null;
  return (
    <ul aria-label="Ports with this name" className={`${styles.matches} ${styles.after}`}>
      {matches.map(({ name, rest, to }) => (
        <li key={name}>
          <Link to={to} preventScrollReset className={styles.match}>
            <DisplayHeading as="h3" size="tile">
              {name}
            </DisplayHeading>
            <span>{rest === '' ? 'Everything in this port' : `“${rest}” in this port`}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
