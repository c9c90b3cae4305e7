import { createStartHandler, defineHandlerCallback, StartServer } from '@tanstack/react-start/server'
import { normalizeSsrResponse, renderRouterToStream } from '@tanstack/react-router/ssr/server'
import { ServerStyleSheet } from 'styled-components'
import { injectStyles } from './app/inject-styles.ts'

const handler = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  const sheet = new ServerStyleSheet()
  const rendered = await renderRouterToStream({
    request,
    router,
    responseHeaders,
    children: sheet.collectStyles(<StartServer router={router} />),
  })
  const ssr = normalizeSsrResponse(rendered)
  const { body } = ssr.response
  return body ? { ...ssr, response: new Response(injectStyles(body, sheet), ssr.response) } : ssr
})

const start = createStartHandler(handler)

export default { fetch: start }
