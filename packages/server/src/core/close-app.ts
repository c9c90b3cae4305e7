import type { FastifyInstance } from 'fastify'

const beat = 100
/** Whoever has no whole answer by then is cut off, in milliseconds. */
const patience = 5000

/**
 * Closes the server: what is under way is answered, and lines that browsers keep open, or opened ahead of need, do not
 * hold it up.
 */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), beat)
  const cut = setTimeout(() => app.server.closeAllConnections(), patience)
  try {
    await app.close()
  } finally {
    clearInterval(idle)
    clearTimeout(cut)
  }
}
