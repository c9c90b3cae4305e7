import { createFileRoute } from '@tanstack/react-router'
import { homeHead } from '../portal/home-head.ts'
import { bringHome, HomePage } from '../portal/HomePage.tsx'
import { loadHome } from '../portal/queries.ts'

export const Route = createFileRoute('/')({
  staticData: { shell: 'datasheet' },
  loader: async ({ context: { queryClient, call } }) => {
    await Promise.all([loadHome(queryClient, call), bringHome()])
  },
  head: ({ match }) => homeHead(match.context.visit),
  component: HomePage,
})
