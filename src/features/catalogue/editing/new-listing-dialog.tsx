import { useState } from 'react';
import { Button, Dialog } from '../../../ui/index.ts';
import type { ListingKind, OwnListing } from '../list/listing-kind.ts';
import type { NewDialogProps } from '../list/listings-list.tsx';
import { ListingPictures } from './listing-pictures.tsx';
import { NewListingForm } from './new-listing-form.tsx';
import type { PictureProgress } from './use-listing-pictures.ts';

interface NewListingDialogProps<Item extends OwnListing> extends NewDialogProps<Item> {
  readonly kind: ListingKind<Item>;
}

interface Added<Item> {
  readonly item: Item;
  readonly files: readonly File[];
  readonly isNextWanted: boolean;
}

const picturesText = (count: number): string => (count === 1 ? '1 picture' : `${count} pictures`);

/** How far the pictures of a listing that was just added are. */
function progressText(noun: string, { saved, underWay, refused }: PictureProgress): string {
  if (underWay > 0) return `The ${noun} is added. Its pictures are being sent; they go on if you close this.`;
  const added = saved === 0 ? 'without a picture' : `with ${picturesText(saved)}`;
  const was = refused === 1 ? 'wasn’t' : 'weren’t';
  return `The ${noun} is added ${added}. ${picturesText(refused)} ${was} saved: the reason is below.`;
}

/**
 * One listing, typed instead of read from a list. Its pictures are sent once it is saved; if one is refused, the listing
 * stays and the picture can be sent again. Mount it while it is open.
 */
export function NewListingDialog<Item extends OwnListing>(props: NewListingDialogProps<Item>) {
  const { kind, like, onAdded, onClose } = props;
  const [added, setAdded] = useState<Added<Item> | null>(null);
  const [progress, setProgress] = useState<PictureProgress>({ saved: 0, underWay: 0, refused: 0 });
  // The form of the next one is a new form.
  const [count, setCount] = useState(0);
  const end = (item: Item, pictures: number, isNextWanted: boolean) => {
    setAdded(null);
    if (isNextWanted) setCount(count + 1);
    else onClose();
    onAdded(item, pictures);
  };
  if (added === null)
    return (
      <NewListingForm
        key={count}
        kind={kind}
        like={like}
        onAdded={(item, files, isNextWanted) => {
          if (files.length === 0) end(item, 0, isNextWanted);
          else {
            setProgress({ saved: 0, underWay: files.length, refused: 0 });
            setAdded({ item, files, isNextWanted });
          }
        }}
        onClose={onClose}
      />
    );
  const { item, files, isNextWanted } = added;
  const close = () => end(item, progress.saved + progress.underWay, isNextWanted);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      size="large"
      title={`Pictures of ${item.name}`}
      description={progressText(kind.noun, progress)}
      footer={<Button onClick={close}>Close</Button>}
    >
      <ListingPictures
        kind={kind}
        item={item}
        files={files}
        onProgress={(next) => {
          if (next.underWay + next.refused === 0) end(item, next.saved, isNextWanted);
          else setProgress(next);
        }}
      />
    </Dialog>
  );
}
