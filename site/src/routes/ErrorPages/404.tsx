import { createFileRoute, notFound } from '@tanstack/react-router'
import { LateMissingPage } from '../../portal/late-pages.tsx'

/** 页面不见了, under an address of its own. The status is a true 404. */
export const Route = createFileRoute('/ErrorPages/404')({
  staticData: { shell: 'none' },
  loader: () => {
    throw notFound()
  },
  notFoundComponent: () => <LateMissingPage />,
  component: () => null,
})
