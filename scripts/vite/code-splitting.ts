/** Files that go into one chunk: left alone, whatever two screens share becomes a file of its own, and each file costs a kilobyte of headers. */
interface ChunkGroup {
  readonly name: string;
  readonly test: RegExp;
  readonly priority: number;
  /** What the page's first script imports at once, by whatever way. */
  readonly tags?: '$initial'[];
  /** What the files import stays where it is: a barrel names more than a page uses. */
  readonly includeDependenciesRecursively?: false;
}

/** Matches paths that contain one of these, with either system's separator. */
const within = (...places: readonly string[]): RegExp =>
  new RegExp(`(?:${places.map((place) => place.replaceAll('/', String.raw`[\\/]`)).join('|')})`);

const alone = (name: string, priority: number, ...places: readonly string[]): ChunkGroup => ({
  name,
  test: within(...places),
  priority,
  includeDependenciesRecursively: false,
});

const icons = (names: string): string => `lucide-react/dist/esm/icons/(?:${names})\\.`;

/** What a public page needs, in as few files as it has steps: the frame of it, the shop, who is here, what is said. */
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
    // What every layout draws: the workspaces need nothing else of a public page.
    alone(
      'header',
      7,
      'src/app/layouts/(?:cart-link|skip-link|theme-toggle|tools|home-link|use-search-keys)',
      'src/app/help/help\\.',
      'src/features/account/account-menu',
      'src/ui/text/(?:display-heading|text\\.module)',
      icons('menu|x|sun|moon|shopping-basket'),
    ),
    // What both the shop and the workspaces draw with.
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
      'src/features/storefront/(?:buying/|page-view|product/listing-photos|search/(?:add-button|found-data|listing|market-search|port-matches|search-box|storefront-pictures|unless-away))',
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
    // One's own settings, which each role's screen shows.
    alone(
      'own-settings',
      3,
      'src/features/account/(?:screens/settings-screen|settings/(?:account-(?:form|section)|picture-form|settings(?:-(?:failed|tabs|text)|\\.module)|time-zones|use-))',
    ),
    // What the workspaces' screens are called while their code is fetched.
    alone(
      'screen-titles',
      3,
      'src/ui/feedback/(?:lazy-screen|skeleton-dashboard)',
      'src/features/.+/(?:(?:all-)?(?:bookings|orders)|ledger|calendar|schedule|cart|inventory|services|company|dashboard|money|notifications)-texts',
    ),
    // What is said of a failure.
    alone('failures', 3, 'src/lib/refusal\\.', 'src/features/server-data/(?:error-texts|failure)\\.'),
    // What reads a typed amount: a product's page has no such field.
    alone('amounts', 3, 'src/lib/(?:decimal|money)-text\\.'),
    alone('dialog', 3, 'src/ui/overlay/dialog\\.'),
    // What nearly every form begins with.
    alone('fields', 3, 'src/ui/form/(?:field|text-field|select-field)\\.'),
    // Of a line or two each.
    alone(
      'lines',
      2,
      '/(?:uncounted-stock|actor-key|listing-kind|vendor-address|counted-text|number-rules|hours-or-days|port-name|announcement-texts|(?:sub-)?order-path|booking-path)\\.ts',
    ),
    alone('toasts', 3, 'src/app/toasts/toasts', 'src/ui/overlay/toast', '@radix-ui/react-toast/'),
  ],
};
