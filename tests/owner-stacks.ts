import * as React from 'react';

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: reactInternals } =
  // Not in React's types, since it may be renamed in the next release; then everything is only slower.
  React as { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object };

/**
 * In development React records where each element was created, ten thousand per second, for the stacks of its warnings.
 * No test reads them, and they take a seventh of the screens' time, so the limit is set as reached. Warnings are still
 * reported.
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
