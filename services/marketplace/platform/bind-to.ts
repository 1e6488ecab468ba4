/**
 * For the door of a module: binds the module's parts to each use case, which leaves the other arguments to the caller.
 */
export const bindTo =
  <Parts>(parts: Parts) =>
  <Given extends unknown[], Done>(useCase: (parts: Parts, ...given: Given) => Done) =>
  (...given: Given): Done =>
    useCase(parts, ...given);
