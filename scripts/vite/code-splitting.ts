/**
 * Files that go into one chunk: by default everything that two screens share becomes a separate file, and each file
 * costs a kilobyte of headers.
 */
interface ChunkGroup {
  readonly name: string;
  readonly test: RegExp;
  readonly priority: number;
  /** The static imports of the page's first script, direct or not. */
  readonly tags?: '$initial'[];
  /** Only modules that this many entry points and lazily loaded parts share. */
  readonly minShareCount?: number;
  /** The imports of these files stay where they are: a barrel names more than a page uses. */
  readonly includeDependenciesRecursively?: false;
}

/** Matches paths that contain one of these, with the path separator of any system. */
const within = (...places: readonly string[]): RegExp =>
  new RegExp(`(?:${places.map((place) => place.replaceAll('/', String.raw`[\\/]`)).join('|')})`);

const alone = (name: string, priority: number, ...places: readonly string[]): ChunkGroup => ({
  name,
  test: within(...places),
  priority,
  includeDependenciesRecursively: false,
});

const icons = (names: string): string => `lucide-react/dist/esm/icons/(?:${names})\\.`;

/**
 * The needs of a public page, in as few files as it has loading steps: its frame, the shop, the session, the messages.
 */
export const codeSplitting: { groups: ChunkGroup[] } = {
  groups: [
    { name: 'react', test: within('node_modules/(?:react|react-dom|scheduler|react-router)/'), priority: 9 },
    {
      ...alone('app', 8, '^(?!.*(?:ui/drawings|app/main|not-found-screen|later-screen|closest-addresses))'),
      tags: ['$initial'],
    },
    alone(
      'public',
      7,
      'src/app/layouts/(?:public-(?:frame|cart|layout|header|navigation|footer)|open-search-early)',
      'src/features/storefront/(?:home/(?:home-screen|home-view|home-parts|hero|asks-for)|use-own-dashboard)',
    ),
    // Rendered by every layout: the workspaces need nothing else of a public page.
    alone(
      'header',
      7,
      'src/app/layouts/(?:cart-link|skip-link|theme-toggle|tools|home-link|use-search-keys)',
      'src/app/help/help\\.',
      'src/features/account/account-menu',
      'src/ui/text/(?:display-heading|text\\.module)',
      icons('menu|x|sun|moon|shopping-basket'),
    ),
    // What a search says besides its listings is shown with what it reads.
    alone('beside', 6, 'src/features/storefront/search/beside[-.]'),
    // Used by both the shop and the workspaces.
    alone(
      'pieces',
      6,
      'src/lib/(?:durations|money-minor|patience|trade-sums|uuid)',
      'src/browser/viewer-zone',
      'src/api/answer',
      'src/ui/(?:text/money|feedback/(?:empty-state|skeleton\\.))',
      icons('minus|plus|anchor|arrow-left|arrow-right|chevron-down'),
      '@radix-ui/themes/dist/esm/components/icon-button',
    ),
    alone(
      'shop',
      5,
      'src/features/storefront/(?:buying/|page-view|product/listing-photos|search/(?:add-button|found-data|listing|market-search|port-(?:matches|names)|storefront-pictures|unless-away))',
      'src/features/shopping-lists/public-parts',
      'src/lib/first-names',
      icons('map-pin'),
      'src/ui/data/description-list',
    ),
    alone(
      'session',
      4,
      'node_modules/(?:xstate|openapi-fetch)/',
      'src/machines/(?:session/session\\.(?:actors|machine|vocabulary)|cart/|kit/)',
      'src/app/(?:session/create|cart/create|frame/create-api)',
      'src/api/(?:as-form|client|cart-calls|failed-calls|cookies)',
    ),
    alone(
      'notice',
      3,
      'src/app/offline/offline-notice',
      'src/ui/feedback/notice',
      icons('circle-exclamation-point|triangle-exclamation-point|info|check|circle-check'),
    ),
    // A user's own settings, which each role's screen shows.
    alone(
      'own-settings',
      3,
      'src/features/account/(?:screens/settings-screen|settings/(?:account-(?:form|section)|picture-form|settings(?:-(?:failed|tabs|text)|\\.module)|time-zones|use-))',
    ),
    // The names of the workspaces' screens while their code is loaded.
    alone(
      'screen-titles',
      3,
      'src/ui/feedback/(?:lazy-screen|skeleton-dashboard)',
      'src/features/.+/(?:(?:all-)?(?:bookings|orders)|ledger|calendar|schedule|cart|inventory|services|company|dashboard|money|notifications)-texts',
    ),
    // The messages about failures.
    alone('failures', 3, 'src/lib/refusal\\.', 'src/features/server-data/(?:error-texts|failure)\\.'),
    // Parses typed amounts: a product's page has no such field.
    alone('amounts', 3, 'src/lib/(?:decimal|money)-text\\.'),
    alone('dialog', 3, 'src/ui/overlay/dialog\\.'),
    // Used by nearly every form.
    alone('fields', 3, 'src/ui/form/(?:field|text-field|select-field)\\.'),
    // A line or two each.
    alone(
      'lines',
      2,
      '/(?:uncounted-stock|actor-key|listing-kind|vendor-address|counted-text|number-rules|hours-or-days|port-name|announcement-texts|(?:sub-)?order-path|booking-path)\\.ts',
    ),
    alone('toasts', 3, 'src/app/toasts/toasts', 'src/ui/overlay/toast', '@radix-ui/react-toast/'),
    // What nearly every screen of a workspace needs, and no group above names. Forms' validation is larger than all of it, and drawings come later.
    { ...alone('common', 1, '^(?!.*(?:react-hook-form|ui/drawings))'), minShareCount: 60 },
  ],
};
