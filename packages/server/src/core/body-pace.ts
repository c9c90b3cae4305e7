import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** So many bytes of a body must come within so many milliseconds. */
const pace = { bytes: 8192, window: 15_000 }

/** All of a request must have come by then, in milliseconds: 100 MB at 1.4 Mbit/s. */
export const requestTimeout = 600_000

/** Hangs up on whoever begins a body and hardly goes on with it: what has come of it stands on the disk meanwhile. */
export function keepBodiesComing(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw }) => {
    if (!raw.complete && raw.socket.bytesRead !== undefined) watch(raw)
  })
}

function watch(request: IncomingMessage) {
  const { socket } = request
  let seen = socket.bytesRead
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer)
    // What waits here is ours to read: then it is not the sender who is slow.
    const isOurs = request.readableLength > 0
    if (!isOurs && socket.bytesRead - seen < pace.bytes) request.destroy()
    seen = socket.bytesRead
  }, pace.window).unref()
  request.once('close', () => clearInterval(timer))
}
