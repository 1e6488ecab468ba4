/** The address of two versions of a flow in Storybook's manager: the args of the shown story. */
export function compareAddress(args: {
  readonly flow: string;
  readonly before: string;
  readonly after: string;
}): string {
  const story = new URLSearchParams(location.search).get('id') ?? '';
  const manager = new URL(location.href.replace(/iframe\.html.*$/, ''));
  const reported = Object.entries(args).map(([name, value]) => `${name}:${value}`);
  manager.search = `?path=/story/${story}&args=${reported.join(';')}`;
  return manager.href;
}
