/** The address that was asked, on our own origin whatever its path looks like: `//a.example` is a path, not a host. */
export const ownAddress = (path: string, origin: string): URL | undefined =>
  path.startsWith('/') ? new URL(`${origin}${path}`) : undefined

/**
 * Where an answer leads: to another page of ours, without a host, so that people stay at the one they asked. Undefined
 * where it would lead elsewhere, or back to what was asked.
 */
export function ownRedirect(location: string, asked: URL): string | undefined {
  if (!URL.canParse(location, asked.href)) return undefined
  const { origin, pathname, search, hash } = new URL(location, asked)
  const place = `${pathname.replace(/^\/+/, '/')}${search}`
  return origin !== asked.origin || place === `${asked.pathname}${asked.search}` ? undefined : `${place}${hash}`
}
