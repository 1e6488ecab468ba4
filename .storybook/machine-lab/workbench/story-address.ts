/** What an address says of a walk. The manager hands what it does not know on to the story's page. */
interface WalkInAddress {
  /** Id of the configuration that it leads to. */
  readonly at: string | null;
  /** Which of the inputs it begins with. */
  readonly begins: string | null;
}

/** What the address says, for the story that it names. */
export function walkInAddress(storyId: string): WalkInAddress {
  const query = new URLSearchParams(location.search);
  if (query.get('id') !== storyId) return { at: null, begins: null };
  return { at: query.get('at'), begins: query.get('begins') };
}

/** The address, in the manager, of the story that is shown and one of its configurations. */
export function addressOf(configuration: string, begins: string): string {
  const story = new URLSearchParams(location.search).get('id') ?? '';
  const manager = new URL(location.href.replace(/iframe\.html.*$/, ''));
  manager.search = `?path=/story/${story}&at=${encodeURIComponent(configuration)}&begins=${encodeURIComponent(begins)}`;
  return manager.href;
}
