import * as React from 'react';

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: reactInternals } =
  // Named like this and left out of its types, since it may be called otherwise in the next release; then everything is only slower.
  React as { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object };

/**
 * In development React keeps where each element was made, ten thousand a second, for the stacks of its warnings. No test reads them, and keeping them
 * takes a seventh of the screens' time: it believes that it has enough. Its warnings still come.
 */
export function keepNoOwnerStacks(): void {
  if (reactInternals !== undefined)
    Object.defineProperty(reactInternals, 'recentlyCreatedOwnerStacks', {
      get: () => 10_000,
      set: () => {
        // React counts anew each second.
      },
      configurable: true,
    });
}
