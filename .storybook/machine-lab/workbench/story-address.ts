/** The address's playback parameters. The manager passes unknown parameters on to the story's page. */
interface PlaybackInAddress {
  /** Id of the configuration it leads to. */
  readonly at: string | null;
  /** The name of the initial input. */
  readonly begins: string | null;
}

/** The address's parameters for the given story. */
export function playbackInAddress(storyId: string): PlaybackInAddress {
  const query = new URLSearchParams(location.search);
  if (query.get('id') !== storyId) return { at: null, begins: null };
  return { at: query.get('at'), begins: query.get('begins') };
}

/** The address of the shown story with one of its configurations, in Storybook's manager. */
export function storyAddress(configuration: string, begins: string): string {
  const story = new URLSearchParams(location.search).get('id') ?? '';
  const manager = new URL(location.href.replace(/iframe\.html.*$/, ''));
  manager.search = `?path=/story/${story}&at=${encodeURIComponent(configuration)}&begins=${encodeURIComponent(begins)}`;
  return manager.href;
}
