import { createReadStream, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { seedFolder } from '../catalogue/seed-table.ts'

const folder = join(seedFolder, 'circles', 'symbols')

/** Where the symbols are that a circle may show instead of a picture of its own. */
const symbols: ReadonlyMap<string, string> = new Map(
  readdirSync(folder).map((file) => [`/files/circle/${file}`, join(folder, file)]),
)

export const isSymbol = (url: string): boolean => symbols.has(url)

/** Symbols of a schematic lie with the seeds. A drawing runs nothing, wherever it is opened. */
export function symbolRoutes(app: FastifyInstance) {
  app.get<{ Params: { name: string } }>('/circle/:name', ({ params: { name } }, reply) => {
    const path = symbols.get(`/files/circle/${name}`)
    if (!path) return reply.callNotFound()
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(createReadStream(path))
  })
}
