/** For the door of a module: gives each use case the module's parts, and leaves the caller the other arguments. */
export const bindTo =
  <Parts>(parts: Parts) =>
  <Given extends unknown[], Done>(useCase: (parts: Parts, ...given: Given) => Done) =>
  (...given: Given): Done =>
    useCase(parts, ...given);
