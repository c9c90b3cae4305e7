import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { clientOfVisit } from './app/api.ts'
import { LateFailedPage, LateMissingPage } from './app/late-pages.tsx'
import { nonceOnServer, visitNow } from './app/server-visit.ts'
import { routeTree } from './routeTree.gen'

const fiveMinutes = 5 * 60_000

/** A router for each visit on the server, and one in the browser. */
export function getRouter() {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, gcTime: fiveMinutes, retry: false } },
  })
  const nonce = nonceOnServer()
  const router = createRouter({
    routeTree,
    context: { queryClient, call: clientOfVisit(), visit: visitNow() },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultNotFoundComponent: () => <LateMissingPage />,
    defaultErrorComponent: LateFailedPage,
    scrollRestoration: true,
    ...(nonce && { ssr: { nonce } }),
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

/** The frame around a page. */
type ShellKind = 'default' | 'index' | 'datasheet' | 'reader' | 'userCenter' | 'none'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
  interface StaticDataRouteOption {
    /** The frame: a page without one does not compile. */
    shell: ShellKind
    /** The route's own pattern, by which the header is lit. */
    pattern: string
  }
}
