import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import * as contract from '@xinpu/contract'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import * as z from 'zod'
import { refuseStrangeHosts } from './core/asked-host.ts'
import { keepBodiesComing, requestTimeout } from './core/body-pace.ts'
import type { House } from './core/context.ts'
import { refuseCrossSite } from './core/cross-site.ts'
import { answerErrors, refuseAddress, refuseTooMany } from './core/errors.ts'
import { insider } from './core/insider.ts'
import { logTo, type LineSink } from './core/log.ts'
import { acceptMultipart } from './core/multipart.ts'
import { requestIdBy } from './core/request-id.ts'
import { isListed } from './core/return-hosts.ts'
import { sendSafeHeaders } from './core/safe-headers.ts'
import { serve, type ServeTerms } from './core/serve.ts'
import { desk, handlers as ours } from './domains.ts'
import { healthPage } from './operation/health.ts'
import { metricsPage } from './operation/metrics.ts'
import type { Traces } from './operation/traces.ts'
import { sandboxPages } from './sandbox/sandbox.ts'
import { referencePages } from './reference/reference.ts'
import { isAsset } from './site/earlier-assets.ts'
import { robotsPage } from './site/robots.ts'
import { hostSite, readSite } from './site/site-host.ts'
import { sitemapPages } from './site/sitemap.ts'
import { fileRoutes } from './storage/file-routes.ts'

z.config(z.locales.zhCN())

/** 4 MB of form or JSON: a list of 2,000 parts fits. Files have bounds of their own. */
const bodyLimit = 4_194_304

export interface AppTerms {
  /** @default true outside production */
  checksAnswers?: boolean
  /** @default the product's own */
  handlers?: object
  /** Where the built site lies; without it the server is the API alone. */
  siteFolder?: string
  /**
   * How many threads render its pages; without any, the one that answers calls does.
   *
   * @default 0
   */
  threads?: number
  /** Where the log goes. @default standard output */
  log?: LineSink
  /** Tells a collector how long what took; absent, nothing is traced. */
  traces?: Pick<Traces, 'watch'> | undefined
}

/** The server without a socket: hooks, errors, modules. */
export async function createApp(
  house: House,
  {
    checksAnswers = process.env['NODE_ENV'] !== 'production',
    handlers = ours,
    siteFolder,
    threads = 0,
    log,
    traces,
  }: AppTerms = {},
): Promise<FastifyInstance> {
  const { settings, limits } = house
  const app = Fastify({
    logger: logTo(settings, log),
    bodyLimit,
    requestTimeout,
    trustProxy: settings.trustProxy > 0 && ((_, hop) => hop < settings.trustProxy),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 3000 },
    frameworkErrors: (...refused) => void refuseAddress(...refused),
    requestIdHeader: false,
    genReqId: requestIdBy(settings.trustProxy),
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
  })
  traces?.watch(app, settings)
  keepBodiesComing(app)
  await app.register(formbody)
  await app.register(cookie)
  await acceptMultipart(app)
  await sendSafeHeaders(app, settings.origin)
  refuseStrangeHosts(app, settings)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false })
  await app.register(rateLimit, {
    max: settings.rateLimit,
    timeWindow: '1 minute',
    ...(limits.store && { store: limits.store }),
    allowList: ({ headers, url }) => headers['x-insider'] === insider || isAsset(url),
    errorResponseBuilder: refuseTooMany,
  })
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  app.addHook('onResponse', async (request, reply) => {
    // What the site asks while it renders is one page's work, told with the page.
    const level = request.headers['x-insider'] === insider ? 'debug' : 'info'
    request.log[level]({
      method: request.method,
      path: pathOf(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
  })
  app.addHook('onClose', limits.start())
  app.addHook('onListen', async () => void (settings.origin = boundOrigin(app, settings.origin)))
  const renderPage = siteFolder
    ? await hostSite(app, siteFolder, await readSite(siteFolder, threads), house)
    : undefined
  answerErrors(app, renderPage)
  await app.register((api) => routes(api, handlers, { house, checksAnswers, desk }), { prefix: '/api' })
  await app.register(async (files) => fileRoutes(files, house), { prefix: '/files' })
  robotsPage(app, settings)
  metricsPage(app, house)
  sitemapPages(app, house)
  if (settings.hasSandbox) await app.register(async (pages) => sandboxPages(pages, house), { prefix: '/sandbox' })
  return app
}

/** A server that takes any free port learns its own address when it listens. */
function boundOrigin(app: FastifyInstance, origin: string): string {
  const bound = app.server.address()
  return typeof bound === 'object' && bound && origin.endsWith(':0') ? origin.replace(/:0$/, `:${bound.port}`) : origin
}

/** Queries may hold one-time codes; only the path is written down. */
const pathOf = (url: string) => url.split('?', 1)[0]

/** Partners on the return list may call from their own pages: with tokens in headers, never with cookies. */
const partnersMay = ({ settings }: House) => ({
  origin: (origin: string | undefined, allow: (error: null, isAllowed: boolean) => void) =>
    allow(null, origin !== undefined && isListed(origin, settings)),
  methods: ['GET', 'POST'],
  allowedHeaders: ['token', 'uid', 'uuid', 'outside-source', 'content-type'],
  exposedHeaders: ['x-request-id'],
  maxAge: 86_400,
})

async function routes(api: FastifyInstance, handlers: object, terms: ServeTerms) {
  const { house } = terms
  await api.register(cors, partnersMay(house))
  refuseCrossSite(api, house.settings)
  healthPage(api, house)
  referencePages(api)
  for (const add of house.brought.notices) add(api, house)
  serve(api, contract, handlers, terms)
}
