import { Clock, ScrollText } from 'lucide-react';
import { lazyPart } from '../../../ui/index.ts';
import { NoHoursNotice, ServiceScheduleDialog } from '../../bookings/index.ts';
import { OnPhone } from '../../list-page/index.ts';
import { EditableCell } from '../editing/editable-cell.tsx';
import { actsColumn, sharedColumns, statusColumn, textColumn } from '../list/listing-columns.tsx';
import { ListingName } from '../list/listing-name.tsx';
import type { Listings } from '../list/listings-list.tsx';
import styles from '../list/listings.module.css';
import { ListingsScreen } from '../list/listings-screen.tsx';
import { includedText } from '../typed/typed-included.ts';
import { placeKindsText } from '../typed/typed-place-kinds.ts';
import { pricedForOf, serviceKind, type Service } from './service-kind.ts';
import { servicesTexts } from './services-texts.ts';

const NewServiceDialog = lazyPart(async () => (await import('./edit-service-dialog.tsx')).NewServiceDialog);
const EditServiceDialog = lazyPart(async () => (await import('./edit-service-dialog.tsx')).EditServiceDialog);
const EditServicesDialog = lazyPart(
  async () => (await import('./edit-service-dialog.tsx')).EditServicesDialog,
);
const BookingTermsDialog = lazyPart(
  async () => (await import('./booking-terms-dialog.tsx')).BookingTermsDialog,
);

/** A provider's services. The most used columns come first, since a phone shows only those. */
export const services: Listings<Service> = {
  kind: serviceKind,
  words: servicesTexts,
  Notice: NoHoursNotice,
  NewDialog: NewServiceDialog,
  EditDialog: EditServiceDialog,
  EditManyDialog: EditServicesDialog,
  rowDialogs: [
    {
      label: 'Booking terms',
      icon: <ScrollText size={16} aria-hidden />,
      Dialog: BookingTermsDialog,
    },
    {
      label: 'Hours and teams',
      icon: <Clock size={16} aria-hidden />,
      Dialog: ({ item, onClose }) => <ServiceScheduleDialog service={item} onClose={onClose} />,
    },
  ],
  csvOrder: [
    'name',
    'description',
    'category',
    'departments',
    'price',
    'currency',
    'per',
    'tax',
    'durationMinutes',
    'durationUnits',
    'placeKinds',
    'included',
    'lead',
    'policy',
    'status',
    'updated',
  ],
  columns: (given) => [
    {
      id: 'name',
      header: 'Service',
      sortable: true,
      rowHeader: true,
      cell: (service) => (
        <>
          <ListingName {...given} listing={service} />
          <OnPhone>
            <span className={styles.quiet}>{service.category}</span>
          </OnPhone>
        </>
      ),
      csv: { header: 'Name', value: ({ name }) => name },
    },
    sharedColumns.price,
    { id: 'per', header: 'Per', width: '90px', cell: pricedForOf, csv: pricedForOf },
    {
      id: 'durationMinutes',
      header: 'Duration',
      width: '150px',
      align: 'end',
      // A price per hour or day is for as many as crew book.
      cell: (service) =>
        service.pricedPer === 'hour' || service.pricedPer === 'day' ? (
          'As booked'
        ) : (
          <EditableCell listing={service} field="durationMinutes" />
        ),
      csv: { header: 'Minutes', value: ({ durationMinutes }) => durationMinutes },
    },
    statusColumn(given),
    textColumn('category', 'Category', '150px'),
    {
      id: 'lead',
      header: 'Lead time',
      width: '110px',
      align: 'end',
      optional: 'shown at first',
      cell: (service) => <EditableCell listing={service} field="leadTimeHours" />,
      csv: { header: 'Lead time, hours', value: ({ leadTimeHours }) => leadTimeHours },
    },
    {
      id: 'policy',
      header: 'Cancellation',
      width: '190px',
      optional: 'hidden at first',
      cell: (service) => <EditableCell listing={service} field="cancellationPolicy" />,
      csv: ({ cancellationPolicy }) => cancellationPolicy,
    },
    {
      id: 'durationUnits',
      header: 'Duration is for',
      width: '130px',
      align: 'end',
      optional: 'hidden at first',
      // Other services are priced by a unit that is a duration.
      cell: (service) =>
        service.pricedPer === 'unit' ? <EditableCell listing={service} field="durationUnits" /> : '–',
      csv: { header: 'Units per duration', value: ({ durationUnits }) => durationUnits },
    },
    {
      id: 'placeKinds',
      header: 'Place of work',
      width: '220px',
      optional: 'hidden at first',
      cell: (service) => <EditableCell listing={service} field="placeKinds" />,
      csv: { header: 'Place of work', value: ({ placeKinds }) => placeKindsText(placeKinds) },
    },
    {
      id: 'included',
      header: 'What’s included',
      width: '260px',
      optional: 'hidden at first',
      cell: (service) => <EditableCell listing={service} field="included" />,
      csv: { header: 'What’s included', value: ({ included }) => includedText(included) },
    },
    sharedColumns.tax,
    sharedColumns.updated,
    actsColumn(given),
    sharedColumns.departments,
    sharedColumns.currency,
    { id: 'description', header: 'Description', csv: ({ description }) => description },
  ],
};

/** `/service-provider/services`. */
export const ServicesListings = () => <ListingsScreen listings={services} />;
