import { TextLink } from '../../../ui/index.ts';

/** The carrier's page of a parcel, named by its site: it was typed by a supplier, and opens next to this page. */
export function TrackingLink({ url }: { readonly url: string }) {
  return (
    <TextLink href={url} target="_blank" rel="noopener noreferrer nofollow" underline="always">
      Follow it at {URL.parse(url)?.hostname ?? 'the carrier'}
    </TextLink>
  );
}
