import { pageSheet } from './rendering/shared-styles.ts'
import { createStartHandler, defineHandlerCallback, StartServer } from '@tanstack/react-start/server'
import { normalizeSsrResponse, renderRouterToStream } from '@tanstack/react-router/ssr/server'
import { use, type ReactNode } from 'react'
import { StyleSheetContext, type ServerStyleSheet } from 'styled-components'
import { partsAreHere } from './rendering/late.tsx'
import { injectStyles } from './rendering/inject-styles.ts'
import { cachedRules } from './rendering/rule-cache.ts'

/** Gathers the styles of one page. */
function Styled({ sheet, children }: { sheet: ServerStyleSheet; children: ReactNode }) {
  const given = use(StyleSheetContext)
  const stylis = cachedRules(given.stylis)
  return <StyleSheetContext value={{ ...given, styleSheet: sheet.instance, stylis }}>{children}</StyleSheetContext>
}

const handler = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  await partsAreHere()
  const sheet = pageSheet()
  const rendered = await renderRouterToStream({
    request,
    router,
    responseHeaders,
    children: (
      <Styled sheet={sheet}>
        <StartServer router={router} />
      </Styled>
    ),
  })
  const ssr = normalizeSsrResponse(rendered)
  const { body } = ssr.response
  const { nonce = '' } = router.options.ssr ?? {}
  const route = router.state.matches.at(-1)?.routeId ?? ''
  return body ? { ...ssr, response: new Response(injectStyles(body, { sheet, nonce, route }), ssr.response) } : ssr
})

const start = createStartHandler(handler)

export default { fetch: start }
