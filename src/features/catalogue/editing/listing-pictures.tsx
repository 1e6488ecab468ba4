import type { OwnListing } from '../list/listing-kind.ts';
import { IncomingPictures } from './incoming-pictures.tsx';
import { PictureChooser } from './picture-chooser.tsx';
import { PictureTiles } from './picture-tiles.tsx';
import { useListingPictures, type ListingPicturesOptions } from './use-listing-pictures.ts';

/** The photographs of a listing that is there, in their order; each change is saved at once. */
export function ListingPictures<Item extends OwnListing>(props: ListingPicturesOptions<Item>) {
  const pictures = useListingPictures(props);
  return (
    <PictureChooser
      tiles={<PictureTiles pictures={pictures.shown} onChange={pictures.change} />}
      incoming={
        <IncomingPictures uploads={pictures.uploads} onCancel={pictures.cancel} onRetry={pictures.retry} />
      }
      count={pictures.shown.length}
      room={pictures.room}
      saved="They’re saved at once"
      error={pictures.problem}
      savedText={pictures.savedText}
      removed={pictures.removed}
      onChoose={pictures.choose}
      onUndo={pictures.undo}
    />
  );
}
