import { useState } from 'react';
import { Button, Dialog } from '../../../ui/index.ts';
import type { ListingKind, OwnListing } from '../list/listing-kind.ts';
import type { NewDialogProps } from '../list/listings-list.tsx';
import { ListingPictures } from './listing-pictures.tsx';
import { NewListingForm } from './new-listing-form.tsx';

interface NewListingDialogProps<Item extends OwnListing> extends NewDialogProps<Item> {
  readonly kind: ListingKind<Item>;
}

interface Added<Item> {
  readonly item: Item;
  readonly files: readonly File[];
}

/**
 * One listing, typed instead of read from a list. Its pictures are sent once it is saved; if one is refused, the listing
 * stays and the picture can be sent again. Mount it while it is open.
 */
export function NewListingDialog<Item extends OwnListing>(props: NewListingDialogProps<Item>) {
  const { kind, onAdded, onClose } = props;
  const [added, setAdded] = useState<Added<Item> | null>(null);
  const end = (item: Item, pictures: number) => {
    onClose();
    onAdded(item, pictures);
  };
  if (added === null)
    return (
      <NewListingForm
        kind={kind}
        onAdded={(item, files) => {
          if (files.length === 0) end(item, 0);
          else setAdded({ item, files });
        }}
        onClose={onClose}
      />
    );
  const { item, files } = added;
  const close = () => end(item, files.length);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      size="large"
      title={`Pictures of ${item.name}`}
      description={`The ${kind.noun} is added. Its pictures are being sent; they go on if you close this.`}
      footer={<Button onClick={close}>Close</Button>}
    >
      <ListingPictures kind={kind} item={item} files={files} onAllSaved={close} />
    </Dialog>
  );
}
