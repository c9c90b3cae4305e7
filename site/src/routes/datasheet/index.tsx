import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod'
import { homeHead } from '../../app/home-head.ts'
import { HomePage, loadHome } from '../../app/HomePage.tsx'
import { searchPlace } from '../../app/places.ts'

/** `q` comes from the search form while scripts are off. */
const Search = z.object({ q: z.string().max(200).optional().catch(undefined) })

export const Route = createFileRoute('/datasheet/')({
  staticData: { shell: 'datasheet', pattern: '/datasheet' },
  validateSearch: Search,
  beforeLoad: ({ search: { q = '' } }) => {
    if (q.trim() !== '') throw redirect(searchPlace(q.trim()))
  },
  loader: ({ context: { queryClient, api } }) => loadHome(queryClient, api),
  head: ({ match }) => homeHead(match.context.visit),
  component: HomePage,
})
