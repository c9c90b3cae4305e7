import { createFileRoute, redirect } from '@tanstack/react-router'
import { readsAddress, word } from '../../app/address.ts'
import { homeHead } from '../../portal/home-head.ts'
import { bringHome, HomePage } from '../../portal/HomePage.tsx'
import { loadHome } from '../../portal/queries.ts'
import { searchPlace } from '../../search/places.ts'

/** `q` comes from the search form while scripts are off. */
const readSearch = readsAddress({ q: word(200) })

export const Route = createFileRoute('/datasheet/')({
  staticData: { shell: 'datasheet' },
  validateSearch: readSearch,
  beforeLoad: ({ search: { q } }) => {
    if (q) throw redirect(searchPlace(q))
  },
  loader: async ({ context: { queryClient, call } }) => {
    await Promise.all([loadHome(queryClient, call), bringHome()])
  },
  head: ({ match }) => homeHead(match.context.visit),
  component: HomePage,
})
