/** Clients that ask a server over kept connections, each as soon as it has its answer. A process of their own: their work is not the server's. */
import { Agent, get } from 'node:http'

/** What the clients are to do. */
export interface Load {
  origin: string
  /** Asked in turn by all clients together, until all were asked. */
  paths: string[]
  clients: number
}

process.once('message', async ({ origin, paths, clients }: Load) => {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  let next = 0

  const ask = (path: string) =>
    new Promise<void>((done, fail) => {
      const began = performance.now()
      get(origin + path, { agent }, (answer) => {
        if (answer.statusCode !== 200) fail(new Error(`${answer.statusCode} ${path}`))
        answer.on('end', () => {
          times.push(performance.now() - began)
          done()
        })
        answer.resume()
      }).on('error', fail)
    })
  const client = async () => {
    for (let path = paths[next++]; path !== undefined; path = paths[next++]) await ask(path)
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  process.send?.(times, () => process.exit(0))
})
