import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useRouter } from '@tanstack/react-router'
import type { Client } from '@xinpu/sdk'
import { NavigateContext } from '@xinpu/ui/primitives'
import { GlobalStyle, themeAttribute } from '@xinpu/ui/theme'
import { useCallback, useEffect, type ReactNode } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { friendlyLinks, navigation, noticesNow, me } from '../app/queries.ts'
import { settings, titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'
import { tellAlive } from '../rendering/early-presses.ts'
import { Shell } from '../Shell.tsx'

interface RootContext {
  queryClient: QueryClient
  call: Client
  visit: Visit
}

export const Route = createRootRouteWithContext<RootContext>()({
  staticData: { shell: 'default' },
  loader: ({ context: { queryClient, call } }) =>
    Promise.all([
      queryClient.ensureQueryData(me(call)),
      queryClient.ensureQueryData(navigation(call)),
      queryClient.ensureQueryData(friendlyLinks(call)),
      queryClient.ensureQueryData(noticesNow(call)),
    ]),
  head: ({ matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width,initial-scale=1' },
      { title: matches.some(isMissing) ? titleOf('没有找到') : settings.siteName },
      { name: 'color-scheme', content: 'light dark' },
    ],
    links: [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }],
  }),
  shellComponent: Document,
  component: Root,
})

/** The thing that was asked for is not there, or no route is. */
const isMissing = ({ status, _notFound }: { status: string; _notFound?: boolean | undefined }): boolean =>
  status === 'notFound' || _notFound === true

function Root() {
  const router = useRouter()
  const navigate = useCallback((href: string) => void router.navigate({ href }), [router])
  useEffect(tellAlive, [])
  return (
    <I18nProvider locale="zh-CN">
      <RouterProvider navigate={navigate}>
        <NavigateContext value={navigate}>
          <BaseStyle />
          <Shell>
            <Outlet />
          </Shell>
        </NavigateContext>
      </RouterProvider>
    </I18nProvider>
  )
}

/** The base rules stand in the page that the server makes; the browser, where they never change, does not carry them. */
const BaseStyle = import.meta.env.SSR ? GlobalStyle : () => null

function Document({ children }: { children: ReactNode }) {
  const { visit } = Route.useRouteContext()
  return (
    <html
      lang="zh-CN"
      data-theme={themeAttribute(visit.theme)}
      data-made-at={visit.now}
      data-origin={visit.origin || undefined}
    >
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
