import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { startTraces } from './traces.ts'

interface Told {
  resourceSpans: {
    scopeSpans: { spans: { name: string; traceId: string; spanId: string; parentSpanId?: string }[] }[]
  }[]
}

/** What a collector is told, as it came. */
async function collector() {
  const told: Told[] = []
  const server = createServer(async (request, response) => {
    told.push((await json(request)) as Told)
    response.setHeader('content-type', 'application/json').end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const spans = () =>
    told.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)),
    )
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => JSON.stringify(told),
  }
}

test('a request is traced by its route with the statements in it, in the trace of the proxy, and no value leaves', async () => {
  const { endpoint, spans, text } = await collector()
  const traces = startTraces({ endpoint, service: 'xinpu', share: 1 })
  const app = Fastify()
  traces.watch(app, { trustProxy: 1 })
  app.get('/parts/:id', async () => {
    await new Promise(setImmediate)
    traces.onStatement({
      level: 'query',
      query: { sql: 'select 1 where $1', parameters: ['secret-value'] } as never,
      queryDurationMillis: 3,
    })
    return 'well'
  })
  const traceId = 'a'.repeat(32)
  const headers = { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` }
  await app.inject({ url: '/parts/7?token=secret-token', headers })
  traces.onStatement({ level: 'query', query: { sql: 'select 2' } as never, queryDurationMillis: 1 })
  await Promise.all([app.close(), traces.stop()])

  const [statement, request] = spans()
  expect(spans().map(({ name }) => name)).toEqual(['select', 'GET /parts/:id'])
  expect(request).toMatchObject({ traceId, parentSpanId: 'b'.repeat(16) })
  expect(statement).toMatchObject({ traceId, parentSpanId: request?.spanId })
  expect(text()).not.toContain('secret')
})

test('without a trusted proxy a trace is begun anew', async () => {
  const { endpoint, spans } = await collector()
  const traces = startTraces({ endpoint, service: 'xinpu', share: 1 })
  const app = Fastify()
  traces.watch(app, { trustProxy: 0 })
  app.get('/', async () => 'well')
  await app.inject({ url: '/', headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` } })
  await Promise.all([app.close(), traces.stop()])
  expect(spans()[0]?.traceId).not.toBe('a'.repeat(32))
})
