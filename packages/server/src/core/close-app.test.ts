import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { closeApp } from './close-app.ts'

/** A server with one slow answer: it has begun when `begun` comes, and ends when `answer` is called. */
async function slowServer() {
  const app = Fastify({ forceCloseConnections: 'idle' })
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<string>()
  app.get('/', () => {
    begun.resolve()
    return end.promise
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.server.closeAllConnections())
  const { port } = app.server.address() as AddressInfo
  return { app, port, begun: begun.promise, answer: () => end.resolve('well') }
}

test('what is under way on a line that stays open is answered, and the line holds nothing up', async () => {
  const { app, port, begun, answer } = await slowServer()
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const answered = once(get({ port, agent }), 'response') as Promise<[IncomingMessage]>
  await begun
  const closed = closeApp(app)
  answer()
  const [response] = await answered
  response.resume()
  expect(response.statusCode).toBe(200)
  await closed
})

test('a line that never asked anything is cut', async () => {
  const { app, port } = await slowServer()
  const line = connect(port, '127.0.0.1')
  await Promise.all([once(line, 'connect'), once(app.server, 'connection')])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const gone = once(line.resume(), 'close')
  const closed = closeApp(app)
  await vi.advanceTimersByTimeAsync(5000)
  await Promise.all([gone, closed])
})
