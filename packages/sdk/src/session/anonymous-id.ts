/** A random id of 32 characters for someone who has not logged in (specification, section 3). */
export const anonymousId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
