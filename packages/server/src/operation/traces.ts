import { context, propagation, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LogEvent } from 'kysely'
import { insider } from '../core/insider.ts'
import type { Settings } from '../core/settings.ts'
import type { TraceSettings } from '../core/trace-settings.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span?: Span
  }
}

/** What tells a collector how long requests took, and the statements within them. */
export interface Traces {
  /** Traces what a server is asked. */
  watch: (app: FastifyInstance, settings: Pick<Settings, 'trustProxy'>) => void
  /** Traces a statement of the request that is under way; of work behind the scenes nothing is. */
  onStatement: (event: LogEvent) => void
  /** Sends what is left. */
  stop: () => Promise<void>
}

/**
 * Begins to trace. Of a request it tells the method, the route, the status and the number in the log; of a statement the
 * SQL with places for its values. Addresses, values, names and tokens stay here.
 */
export function startTraces({ endpoint, service, share }: TraceSettings): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const tracer = provider.getTracer('xinpu')

  return {
    watch(app, { trustProxy }) {
      app.addHook('onRequest', (request, _, done) => {
        const before = isTrusted(request, trustProxy)
          ? propagation.extract(context.active(), request.headers)
          : context.active()
        const span = tracer.startSpan(nameOf(request), { kind: SpanKind.SERVER, attributes: told(request) }, before)
        request.span = span
        const within = trace.setSpan(before, span)
        // What a page asks of us is of the same trace; threads that render carry it in a header.
        propagation.inject(within, request.headers)
        context.with(within, done)
      })
      app.addHook('onResponse', async ({ span }, { statusCode }) => {
        span?.setAttribute('http.response.status_code', statusCode)
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
      })
    },

    onStatement({ query: { sql }, queryDurationMillis, level }) {
      if (!trace.getActiveSpan()) return
      const span = tracer.startSpan(wordOf(sql), {
        kind: SpanKind.CLIENT,
        startTime: Date.now() - queryDurationMillis,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql },
      })
      if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },

    async stop() {
      await provider.shutdown()
      context.disable()
      propagation.disable()
    },
  }
}

const isTrusted = ({ headers }: FastifyRequest, trustProxy: number) =>
  trustProxy > 0 || headers['x-insider'] === insider

/** By the route, not by the address: one name for each kind of page or call. */
const nameOf = ({ method, routeOptions: { url } }: FastifyRequest) => `${method} ${url ?? 'page'}`

const told = ({ id, method, routeOptions: { url } }: FastifyRequest) => ({
  'http.request.method': method,
  'http.route': url ?? 'page',
  'xinpu.request_id': id,
})

/** select, insert, update. */
const wordOf = (sql: string) => /^\s*(?<word>[a-z]+)/i.exec(sql)?.groups?.['word']?.toLowerCase() ?? 'statement'
