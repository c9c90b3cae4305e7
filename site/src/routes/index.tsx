import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../app/HomePage.tsx'
import { loadHome } from '../queries/home.ts'
import { homeHead } from '../app/home-head.ts'

export const Route = createFileRoute('/')({
  staticData: { shell: 'datasheet', pattern: '/' },
  loader: ({ context: { queryClient, call } }) => loadHome(queryClient, call),
  head: ({ match }) => homeHead(match.context.visit),
  component: HomePage,
})
