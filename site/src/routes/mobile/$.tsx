import { createFileRoute } from '@tanstack/react-router'
import { LateMissingPage } from '../../portal/late-pages.tsx'

/** Shared phone links open everywhere: the same page under its one address. */
export const Route = createFileRoute('/mobile/$')({
  staticData: { shell: 'default' },
  beforeLoad: async ({ params, location }) => {
    const { leadOn } = await import('../../portal/mobile-path.ts')
    leadOn(params._splat ?? '', location.searchStr)
  },
  notFoundComponent: () => <LateMissingPage />,
  component: () => null,
})
