import { Archive, Ellipsis, Pause, Pencil, Play, Store } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DropdownMenu, IconButton } from '../../../ui/index.ts';
import { calledOf } from './called-of.ts';
import type { OwnListing } from './listing-kind.ts';
import type { ListingsGiven } from './listings-list.tsx';

interface RowMenuProps<Item extends OwnListing> extends Pick<
  ListingsGiven<Item>,
  'onStatus' | 'onArchive' | 'onEdit' | 'rowDialogs' | 'shopPathOf'
> {
  readonly listing: Item;
}

/** The actions on one listing. */
export function RowMenu<Item extends OwnListing>(props: RowMenuProps<Item>) {
  const { listing, onStatus, onArchive, onEdit, rowDialogs, shopPathOf } = props;
  const shopPath = shopPathOf(listing);
  const { status } = listing;
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <IconButton size="1" variant="ghost" color="gray" aria-label={`Actions for ${calledOf(listing)}`}>
          <Ellipsis size={18} aria-hidden />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.Item onSelect={() => onEdit(listing)}>
          <Pencil size={16} aria-hidden /> Edit
        </DropdownMenu.Item>
        {shopPath === null ? null : (
          <DropdownMenu.Item asChild>
            <Link to={shopPath}>
              <Store size={16} aria-hidden /> See it in the shop
            </Link>
          </DropdownMenu.Item>
        )}
        {status === 'active' ? (
          <DropdownMenu.Item onSelect={() => onStatus(listing, 'paused')}>
            <Pause size={16} aria-hidden /> Pause
          </DropdownMenu.Item>
        ) : (
          <DropdownMenu.Item onSelect={() => onStatus(listing, 'active')}>
            <Play size={16} aria-hidden /> {status === 'paused' ? 'Resume' : 'Put on sale'}
          </DropdownMenu.Item>
        )}
        {rowDialogs
          .filter(({ isFor }) => isFor?.(listing) ?? true)
          .map(({ label, icon, onOpen }) => (
            <DropdownMenu.Item key={label} onSelect={() => onOpen(listing)}>
              {icon} {label}
            </DropdownMenu.Item>
          ))}
        {status === 'archived' ? null : (
          <DropdownMenu.Item color="red" onSelect={() => onArchive(listing)}>
            <Archive size={16} aria-hidden /> Archive
          </DropdownMenu.Item>
        )}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
