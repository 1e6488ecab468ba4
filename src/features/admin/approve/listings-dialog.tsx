import { useState } from 'react';
import { dataOf } from '../../../api/index.ts';
import { EmptyDrawing } from '../../../ui/drawings/index.ts';
import {
  Dialog,
  EmptyState,
  ErrorState,
  ListFooter,
  ListFrame,
  Money,
  SearchField,
  SearchSlot,
  SkeletonTable,
  StatusBadge,
} from '../../../ui/index.ts';
import { useApiList } from '../../server-data/index.ts';
import { countOf, listingFacts, listingStatusLabels, nameOf } from './application-texts.ts';
import type { ApplicationDetail, ApplicationListing } from './application.types.ts';
import styles from './application.module.css';

interface ListingsDialogProps {
  readonly detail: ApplicationDetail;
  readonly onClose: () => void;
}

/** The listings of an application's vendor. Mount it only while it is open. */
export function ListingsDialog({ detail, onClose }: ListingsDialogProps) {
  const [q, setQ] = useState('');
  const { id, vendor } = detail;
  const list = useApiList({
    key: ['admin', 'application', id, 'listings', q],
    readPage: ({ client, signal, cursor }) => {
      const query = { ...(q !== '' && { q }), ...(cursor !== null && { cursor }) };
      const params = { path: { applicationId: id }, query };
      return dataOf(client.GET('/admin/applications/{applicationId}/listings', { params, signal }));
    },
  });
  const { items, first } = list;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="large"
      side
      title={`Listings of ${nameOf(vendor)}`}
      description="As imported, by name. Crew see them once the shop is live."
    >
      <ListFrame
        label="Listings"
        narrow
        filter={
          <SearchSlot>
            <SearchField
              label="Search listings"
              hint={vendor.kind === 'supplier' ? 'Name, number or brand' : 'Name or category'}
              query={q}
              onSearch={setQ}
            />
          </SearchSlot>
        }
      >
        {items === undefined || first === undefined ? (
          list.failed === null ? (
            <SkeletonTable label="Loading the listings" columns={2} rows={6} />
          ) : (
            <ErrorState title="We couldn’t load the listings." {...list.failed} />
          )
        ) : items.length === 0 ? (
          <EmptyState
            title={q === '' ? 'Nothing is listed' : 'No listing matches'}
            drawing={<EmptyDrawing scene={q === '' ? 'nothing-here' : 'no-results'} />}
          >
            {q === '' ? 'The vendor hasn’t imported anything yet, or undid it.' : 'Try fewer or other words.'}
          </EmptyState>
        ) : (
          <>
            <ul className={styles.listings} aria-label="Listings">
              {items.map((one) => (
                <ListingRow key={one.id} listing={one} />
              ))}
            </ul>
            <ListFooter
              text={`${items.length.toLocaleString('en-GB')} of ${countOf(first.total, 'listing')}`}
              hasMore={list.hasMore}
              busy={list.isFetching}
              onMore={list.readMore}
            />
          </>
        )}
      </ListFrame>
    </Dialog>
  );
}

function ListingRow({ listing }: { readonly listing: ApplicationListing }) {
  const { name, detail, price, priceFor, status } = listing;
  const state = listingStatusLabels[status];
  return (
    <li className={styles.listing}>
      <div className={styles.entryText}>
        <p className={styles.entryName}>{name}</p>
        {detail === null ? null : <p className={styles.quiet}>{detail}</p>}
        <p className={styles.quiet}>{listingFacts(listing)}</p>
      </div>
      <div className={styles.listingPrice}>
        <p className={styles.entryName}>
          <Money {...price} />
        </p>
        {priceFor === null ? null : <p className={styles.quiet}>per {priceFor}</p>}
        {state === undefined ? null : <StatusBadge tone="neutral">{state}</StatusBadge>}
      </div>
    </li>
  );
}
