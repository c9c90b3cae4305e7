import { createFileRoute } from '@tanstack/react-router'
import { eventsInput, readEventParams } from '../portal/event-params.ts'
import { eventHead } from '../portal/event-head.ts'
import { eventOf, eventsOf, eventsPageSize } from '../portal/queries.ts'
import { latePage } from '../rendering/late-page.tsx'

const EventsPage = latePage(
  () => import('../portal/EventsPage.tsx'),
  (page) => page.EventsPage,
)

export const Route = createFileRoute('/events')({
  staticData: { shell: 'index' },
  validateSearch: readEventParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, call }, deps }) => {
    const [, event] = await Promise.all([
      queryClient.ensureQueryData(eventsOf(call, eventsInput(deps, eventsPageSize))),
      deps.id === undefined ? undefined : queryClient.ensureQueryData(eventOf(call, deps.id)).catch(() => undefined),
    ])
    return event
  },
  head: ({ loaderData, match }) => eventHead(loaderData, match.context.visit),
  component: Page,
})

function Page() {
  return <EventsPage search={Route.useSearch()} />
}
