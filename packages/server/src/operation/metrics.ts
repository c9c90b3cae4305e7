import type { FastifyInstance, FastifyReply } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import { isToken } from './watch-token.ts'

/** Seconds: a kept page takes one millisecond, a call ten, a report a second. */
const buckets = [0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * `/metrics` in Prometheus' text format (exposition format 0.0.4), for whoever has `METRICS_TOKEN`; without the setting
 * there is no such address and nothing is counted.
 */
export function metricsPage(app: FastifyInstance, house: House): void {
  const { metricsToken: token } = house.settings
  if (token === undefined) return
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  countRequests(app, registry)
  countJobs(house, registry)
  app.get('/metrics', async (request, reply) => {
    if (!isToken(request, token)) return refuse(reply)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** How long answers took, by what was asked and how it ended; addresses would be one row for each part. */
function countRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'xinpu_answer_seconds',
    help: 'Seconds until an answer was sent.',
    labelNames: ['kind', 'status'],
    buckets,
    registers: [registry],
  })
  app.addHook('onResponse', async ({ url }, { elapsedTime, statusCode }) =>
    seconds.observe({ kind: kindOf(url), status: `${Math.floor(statusCode / 100)}xx` }, elapsedTime / 1000),
  )
}

const kindOf = (url: string): string =>
  /^\/(?<kind>api|files|assets|sitemaps|metrics)(?:[/?]|$)/.exec(url)?.groups?.['kind'] ?? 'page'

/** Work behind the scenes by its state, read when somebody asks. */
function countJobs({ db }: House, registry: Registry): void {
  const jobs = new Gauge({
    name: 'xinpu_jobs',
    help: 'Work behind the scenes that waits, runs or failed.',
    labelNames: ['state'],
    registers: [],
    async collect() {
      this.reset()
      const { rows } = await sql<{ state: string; count: number }>`
        select state, count(*)::int as count from job where state <> 'done' group by state`.execute(db)
      for (const { state, count } of rows) this.set({ state }, count)
    },
  })
  registry.registerMetric(jobs)
}

const refuse = (reply: FastifyReply) =>
  reply.code(401).header('www-authenticate', 'Bearer').type('text/plain').send('METRICS_TOKEN is needed.\n')
