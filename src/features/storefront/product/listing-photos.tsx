import { useState, type ComponentProps } from 'react';
import { ListingTile } from '../search/storefront-pictures.ts';
import styles from './listing-photos.module.css';

interface ListingPhotosProps {
  readonly listing: {
    readonly name: string;
    readonly category: string | null;
    readonly departments: readonly ComponentProps<typeof ListingTile>['department'][];
    readonly pictureUrl: string | null;
    readonly morePictureUrls: readonly string[];
  };
  /** The class of the large picture’s frame. */
  readonly className: string | undefined;
}

/**
 * A listing’s photos: a large one with thumbnails of all if there are several; the department's drawing if there is
 * none.
 */
export function ListingPhotos({ listing, className }: ListingPhotosProps) {
  const { name, category, departments, pictureUrl, morePictureUrls } = listing;
  const [chosen, setChosen] = useState(pictureUrl);
  const photos = pictureUrl === null ? [] : [pictureUrl, ...morePictureUrls];
  const shown = photos.find((photo) => photo === chosen) ?? pictureUrl;
  return (
    <div>
      <div className={className} {...(shown ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}>
        <ListingTile
          department={departments[0] ?? 'exterior'}
          category={category}
          name={name}
          photo={shown}
        />
      </div>
      {photos.length < 2 ? null : (
        <div role="group" aria-label={`Pictures of ${name}`} className={styles.all}>
          {photos.map((photo, index) => (
            <button
              key={photo}
              type="button"
              aria-label={`Picture ${index + 1} of ${photos.length}`}
              aria-pressed={photo === shown}
              onClick={() => setChosen(photo)}
            >
              <img src={`${photo}?size=card`} alt="" width={480} height={360} loading="lazy" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
