// Loaded into the measured API (node --import): it pays with api-provider.cjs.
import { registerHooks } from 'node:module';

const provider = new URL('api-provider.cjs', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'stripe' && context.parentURL !== provider
      ? { url: provider, shortCircuit: true }
      : next(specifier, context),
});
