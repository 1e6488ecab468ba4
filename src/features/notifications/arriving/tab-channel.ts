interface TabChannel {
  /** The channel, which is opened if it is closed. */
  readonly open: () => BroadcastChannel;
  readonly close: () => void;
}

/** A channel to other tabs that can be reopened, because in development React runs each effect twice. */
export function tabChannel(name: string): TabChannel {
  let channel: BroadcastChannel | null = null;
  return {
    open: () => (channel ??= new BroadcastChannel(name)),
    close: () => {
      channel?.close();
      channel = null;
    },
  };
}
