import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import * as contract from '@xinpu/contract'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { House } from './core/context.ts'
import { answerErrors, refuseAddress, refuseTooMany } from './core/errors.ts'
import { serve } from './core/serve.ts'
import { handlers } from './handlers.ts'
import { sandboxPages } from './sandbox/sandbox.ts'
import { hostSite, insider, readSite } from './site/site-host.ts'
import { fileRoutes } from './storage/file-routes.ts'

z.config(z.locales.zhCN())

/** A form or JSON body; files have routes of their own. */
const bodyLimit = 1_048_576

export interface AppTerms {
  /** @default true outside production */
  checksAnswers?: boolean
  /** Where the built site lies; without it the server is the API alone. */
  siteFolder?: string
}

/** The server without a socket: hooks, errors, modules. */
export async function createApp(
  house: House,
  { checksAnswers = process.env['NODE_ENV'] !== 'production', siteFolder }: AppTerms = {},
): Promise<FastifyInstance> {
  const { settings } = house
  const app = Fastify({
    logger: { level: settings.logLevel, redact: ['req.headers.token', 'req.headers.cookie'] },
    bodyLimit,
    trustProxy: settings.trustProxy,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 3000 },
    frameworkErrors: refuseAddress,
    requestIdHeader: false,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
  })
  await app.register(formbody)
  await app.register(cookie)
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: settings.origin.startsWith('https:'),
  })
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false })
  await app.register(rateLimit, {
    max: settings.rateLimit,
    timeWindow: '1 minute',
    allowList: (request) => request.headers['x-insider'] === insider,
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
  const renderPage = siteFolder ? await hostSite(app, siteFolder, await readSite(siteFolder), house) : undefined
  answerErrors(app, renderPage)
  await app.register(async (api) => routes(api, house, checksAnswers), { prefix: '/api' })
  await app.register(async (files) => fileRoutes(files, house), { prefix: '/files' })
  if (settings.hasSandbox) await app.register(async (pages) => sandboxPages(pages, house), { prefix: '/sandbox' })
  return app
}

/** Queries may hold one-time codes; only the path is written down. */
const pathOf = (url: string) => url.split('?', 1)[0]

function routes(api: FastifyInstance, house: House, checksAnswers: boolean) {
  api.get('/health', async () => {
    await house.db.selectFrom('setting').select('key').limit(1).execute()
    return { code: 1, msg: 'success', data: null }
  })
  serve(api, contract, handlers, { house, checksAnswers })
}
