import { createFileRoute, redirect } from '@tanstack/react-router'

/** The hall as old links name it. */
export const Route = createFileRoute('/inquiry/index_old/$')({
  staticData: { shell: 'index' },
  loader: ({ params, location }) => {
    throw redirect({ href: `/inquiry/index/${params._splat ?? ''}${location.searchStr}`, statusCode: 308 })
  },
})
