import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import * as contract from '@xinpu/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { policyOf } from '../core/safe-headers.ts'
import { openApiOf } from './openapi.ts'

const viewer = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

/** Swagger UI writes its styles into the page; scripts are files of our own. */
const policy = policyOf({
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
})

const page = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg">
<title>接口文档 · 芯谱</title>
<link rel="stylesheet" href="/api/docs/viewer/swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<noscript>接口文档需要 JavaScript;完整的 OpenAPI 文件在 <a href="/api/openapi.json">/api/openapi.json</a>。</noscript>
<script src="/api/docs/viewer/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`

const start = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  validatorUrl: null,
})
`

/** `/api/openapi.json` and a page to read it on, `/api/docs`. */
export function referencePages(api: FastifyInstance) {
  let written: string | undefined
  api.get('/openapi.json', (_, reply) =>
    reply.type('application/json; charset=utf-8').send((written ??= JSON.stringify(openApiOf(contract)))),
  )
  api.get('/docs', (_, reply) => send(reply, 'text/html', page))
  api.get('/docs/start.js', (_, reply) => send(reply, 'text/javascript', start))
  void api.register(fastifyStatic, {
    root: viewer,
    prefix: '/docs/viewer/',
    decorateReply: false,
    allowedPath: (path) => /^\/swagger-ui(?:\.css|-bundle\.js)$/.test(path),
  })
}

const send = (reply: FastifyReply, type: string, text: string) =>
  reply.type(`${type}; charset=utf-8`).header('content-security-policy', policy).send(text)
