/** Where the manager's address names a configuration; it hands what it does not know on to the story's page. */
const field = 'at';

/** The configuration that the address names for the story that it names. */
export function configurationInAddress(storyId: string): string | null {
  const query = new URLSearchParams(location.search);
  return query.get('id') === storyId ? query.get(field) : null;
}

/** The address, in the manager, of the story that is shown and one of its configurations. */
export function addressOf(configuration: string): string {
  const story = new URLSearchParams(location.search).get('id') ?? '';
  const manager = new URL(location.href.replace(/iframe\.html.*$/, ''));
  manager.search = `?path=/story/${story}&${field}=${encodeURIComponent(configuration)}`;
  return manager.href;
}
