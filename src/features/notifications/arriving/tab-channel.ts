interface TabChannel {
  /** The channel, opened where it is not. */
  readonly open: () => BroadcastChannel;
  readonly close: () => void;
}

/** A channel to the other tabs that can be used again after it was closed: in development React ends each effect once and runs it again. */
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
