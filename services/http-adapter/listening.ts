import type { FastifyInstance } from 'fastify';

const messages: Readonly<Record<string, (port: number, variable: string) => string>> = {
  EADDRINUSE: (port, variable) =>
    `Port ${port} is taken by another program: stop it, or set ${variable} to a free port.`,
  EACCES: (port, variable) =>
    `Port ${port} may not be used by this account: set ${variable} to one above 1023.`,
  EADDRNOTAVAIL: () => 'HOST is no address of this machine: set it to 127.0.0.1 or 0.0.0.0.',
};

interface ListenOptions {
  readonly port: number;
  readonly host: string;
  /** The environment variable for the port, named in the error message. */
  readonly portVariable: string;
}

/**
 * Listens and returns the address, or a sentence that says what to do if the port is not available; other errors
 * throw.
 */
export async function listen(
  app: FastifyInstance,
  { port, host, portVariable }: ListenOptions,
): Promise<{ readonly ok: true; readonly value: string } | { readonly ok: false; readonly error: string }> {
  try {
    return { ok: true, value: await app.listen({ port, host }) };
  } catch (error) {
    const say = error instanceof Error && 'code' in error ? messages[String(error.code)] : undefined;
    if (!say) throw error;
    return { ok: false, error: say(port, portVariable) };
  }
}
