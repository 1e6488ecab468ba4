/** The address, in the manager, of two versions of a flow: what the story that is shown takes as its args. */
export function addressOf(args: {
  readonly flow: string;
  readonly before: string;
  readonly after: string;
}): string {
  const story = new URLSearchParams(location.search).get('id') ?? '';
  const manager = new URL(location.href.replace(/iframe\.html.*$/, ''));
  const told = Object.entries(args).map(([name, value]) => `${name}:${value}`);
  manager.search = `?path=/story/${story}&args=${told.join(';')}`;
  return manager.href;
}
