import { notFound, redirect } from '@tanstack/react-router'

/** Leads from the address of a phone to the one address that a page has; aliases of aliases lead nowhere. */
export function leadOn(tail: string, search: string): never {
  if (/^mobile(?:\/|$)/.test(tail)) throw notFound()
  throw redirect({ href: `/${pathOf(tail)}${search}`, statusCode: 308 })
}

/** A path of this site, whatever was written: strokes and backslashes at its head would name another host. */
const pathOf = (tail: string) =>
  tail
    .replace(/^[\\/\s]+/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/')
