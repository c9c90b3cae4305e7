import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { clientOfVisit } from './app/api.ts'
import { areRoutesLost } from './app/late-routes.ts'
import { lostScript } from './app/missing-scripts.ts'
import { nonceOnServer, visitNow } from './app/server-visit.ts'
import { LateFailedPage, LateMissingPage } from './portal/late-pages.tsx'
import { routeTree } from './routeTree.gen'

/**
 * On the server addresses are written as `URL` writes them. The router's own way leaves `^` bare, finds that the
 * address asked has `%5E`, and would lead from one to the other for ever.
 */
const rewrite = { input: asItIs, output: asItIs }

function asItIs({ url }: { url: URL }) {
  return url
}

/** What tells of a page whose routes did not come; another try asks for them again. */
const lost = { error: lostScript(), reset: () => {} }

const fiveMinutes = 5 * 60_000

/** A router for each visit on the server, and one in the browser. */
export function getRouter() {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, gcTime: fiveMinutes, retry: false } },
  })
  const router = createRouter({
    routeTree,
    context: { queryClient, call: clientOfVisit(), visit: visitNow() },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultNotFoundComponent: () => (areRoutesLost() ? <LateFailedPage {...lost} /> : <LateMissingPage />),
    defaultErrorComponent: LateFailedPage,
    scrollRestoration: true,
    ...(import.meta.env.SSR && { rewrite, ssr: { nonce: nonceOnServer() } }),
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
  }
}
