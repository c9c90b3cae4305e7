import { createFileRoute } from '@tanstack/react-router'
import { bringHome, HomePage } from '../portal/HomePage.tsx'
import { loadHome } from '../portal/queries.ts'

export const Route = createFileRoute('/')({
  staticData: { shell: 'datasheet', pattern: '/' },
  loader: async ({ context: { queryClient, call } }) => {
    await Promise.all([loadHome(queryClient, call), bringHome()])
  },
  head: async ({ match }) => {
    const { homeHead } = await import('../portal/home-head.ts')
    return homeHead(match.context.visit)
  },
  component: HomePage,
})
