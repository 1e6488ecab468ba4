import { TextLink } from '../../../ui/index.ts';

/**
 * A link to a parcel's tracking page, labelled with its host name since a supplier typed the URL. Opens in a new tab.
 */
export function TrackingLink({ url }: { readonly url: string }) {
  return (
    <TextLink href={url} target="_blank" rel="noopener noreferrer nofollow" underline="always">
      Follow it at {URL.parse(url)?.hostname ?? 'the carrier'}
    </TextLink>
  );
}
