/** Clients that ask a server over kept connections. A process of their own: their work is not the server's. */
import { Agent, get } from 'node:http'

/** What the clients are to do. */
export interface Load {
  origin: string
  /** Asked in turn by all clients together, until all were asked. */
  paths: string[]
  clients: number
  /** Milliseconds that a client rests after an answer; 0 asks on at once. */
  rest: number
  headers?: Record<string, string>
}

/** What came of it. */
export interface Loaded {
  /** Milliseconds of every answer. */
  times: number[]
  /** Answers a second. */
  rate: number
}

process.once('message', async ({ origin, paths, clients, rest, headers = {} }: Load) => {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  let next = 0

  const ask = (path: string) =>
    new Promise<void>((done, fail) => {
      const began = performance.now()
      get(origin + path, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) fail(new Error(`${answer.statusCode} ${path}`))
        answer.on('end', () => {
          times.push(performance.now() - began)
          done()
        })
        answer.resume()
      }).on('error', fail)
    })
  /** Clients do not begin at once, and none rests exactly as long as another. */
  const pause = () => new Promise((done) => setTimeout(done, rest * (0.5 + Math.random())))
  const client = async () => {
    for (let path = paths[next++]; path !== undefined; path = paths[next++]) {
      if (rest > 0) await pause()
      await ask(path)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: clients }, client))
  const rate = times.length / ((performance.now() - began) / 1000)
  agent.destroy()
  process.send?.({ times, rate } satisfies Loaded, () => process.exit(0))
})
