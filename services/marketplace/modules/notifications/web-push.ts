/** The library that signs and encrypts pushes, loaded with the first one. */
export const webPush = async () => (await import('web-push')).default;
