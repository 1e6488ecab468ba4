export { publishAssets } from './publish-assets.ts';
export { createPublishedAssets, type PublishedAssets } from './published-assets.ts';
