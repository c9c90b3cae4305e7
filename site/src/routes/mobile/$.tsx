import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { LateMissingPage } from '../../portal/late-pages.tsx'

/** Shared phone links open everywhere: the same page under its one address. */
export const Route = createFileRoute('/mobile/$')({
  staticData: { shell: 'default' },
  beforeLoad: ({ params: { _splat: tail = '' }, location }) => {
    // Aliases of aliases lead nowhere.
    if (/^mobile(?:\/|$)/.test(tail)) throw notFound()
    throw redirect({ href: `/${pathOf(tail)}${location.searchStr}`, statusCode: 308 })
  },
  notFoundComponent: () => <LateMissingPage />,
  component: () => null,
})

/** A path of this site, whatever was written: strokes and backslashes at its head would name another host. */
const pathOf = (tail: string) =>
  tail
    .replace(/^[\\/\s]+/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/')
