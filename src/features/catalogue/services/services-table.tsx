import { When } from '../../../ui/index.ts';
import { EditableCell } from '../editing/editable-cell.tsx';
import type { ListingsTableParts } from '../list/listings-screen.tsx';
import styles from '../list/listings-view.module.css';
import { RowMenu } from '../list/row-menu.tsx';
import { StatusMark } from '../list/status-mark.tsx';
import { pricedForOf, type Service } from './service-kind.ts';

const policies: Readonly<Record<Service['cancellationPolicy'], string>> = {
  flexible: 'Flexible, 24 h',
  moderate: 'Moderate, 72 h',
  strict: 'Strict, 7 days',
};

/** The columns of a provider's services; what one works with most stands first, where a phone shows it. */
export const servicesTable: ListingsTableParts<Service> = {
  columns: ({ onStatus, onArchive }) => [
    {
      id: 'name',
      header: 'Service',
      sortable: true,
      rowHeader: true,
      cell: ({ name }) => (
        <span className={styles.name} title={name}>
          {name}
        </span>
      ),
    },
    {
      id: 'price',
      header: 'Price',
      width: '136px',
      sortable: true,
      align: 'end',
      cell: (service) => <EditableCell listing={service} field="price" />,
    },
    { id: 'per', header: 'Per', width: '90px', cell: pricedForOf },
    {
      id: 'durationMinutes',
      header: 'Duration',
      width: '150px',
      align: 'end',
      cell: (service) => <EditableCell listing={service} field="durationMinutes" />,
    },
    {
      id: 'status',
      header: 'Status',
      width: '124px',
      cell: ({ status }) => <StatusMark status={status} />,
    },
    { id: 'category', header: 'Category', width: '150px', cell: ({ category }) => category ?? '–' },
    {
      id: 'lead',
      header: 'Lead time',
      width: '110px',
      align: 'end',
      cell: ({ leadTimeHours }) => `${leadTimeHours} h`,
    },
    {
      id: 'policy',
      header: 'Cancellation',
      width: '150px',
      cell: ({ cancellationPolicy }) => policies[cancellationPolicy],
    },
    {
      id: 'tax',
      header: 'Tax',
      width: '84px',
      align: 'end',
      cell: ({ taxBasisPoints }) => (taxBasisPoints === null ? '–' : `${taxBasisPoints / 100} %`),
    },
    {
      id: 'updated',
      header: 'Last change',
      width: '190px',
      sortable: true,
      cell: ({ updatedAt }) => <When at={updatedAt} />,
    },
    {
      id: 'acts',
      header: 'Actions',
      align: 'end',
      width: '92px',
      cell: (service) => <RowMenu listing={service} onStatus={onStatus} onArchive={onArchive} />,
    },
  ],
  choosable: [
    { id: 'category', name: 'Category' },
    { id: 'lead', name: 'Lead time' },
    { id: 'policy', name: 'Cancellation' },
    { id: 'tax', name: 'Tax' },
    { id: 'updated', name: 'Last change' },
  ],
  hiddenAtFirst: ['policy', 'tax', 'updated'],
};
