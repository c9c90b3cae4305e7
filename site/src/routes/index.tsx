import { createFileRoute } from '@tanstack/react-router'
import { bringHome, HomePage } from '../app/HomePage.tsx'
import { loadHome } from '../queries/home.ts'

export const Route = createFileRoute('/')({
  staticData: { shell: 'datasheet', pattern: '/' },
  loader: async ({ context: { queryClient, call } }) => {
    await Promise.all([loadHome(queryClient, call), bringHome()])
  },
  head: async ({ match }) => {
    const { homeHead } = await import('../app/home-head.ts')
    return homeHead(match.context.visit)
  },
  component: HomePage,
})
