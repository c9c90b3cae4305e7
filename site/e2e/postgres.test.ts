import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres, type Postgres } from '../../.toolchain/postgres.ts'
import { ownServer, type OwnServer } from './own-server.ts'
import { talkOnTwoServers } from './talk-servers.ts'

const postgres = startPostgres()
if (!postgres) console.log('PostgreSQL is not here and cannot be installed: losing it is not tried.')

const refusal = '503 服务正在恢复，请稍后再试'
/** A server that is seeded anew. */
const patience = 300_000

describe.skipIf(!postgres)('a server whose PostgreSQL', () => {
  let server: OwnServer

  beforeAll(async () => {
    server = await ownServer({ DATABASE_URL: postgres?.url ?? '' })
  }, patience)
  afterAll(async () => {
    await server?.[Symbol.asyncDispose]()
    postgres?.stop()
  })

  const happenings: [string, (to: Postgres) => Promise<void> | void][] = [
    ['restarts', (it) => it.restart()],
    ['loses a process', (it) => it.crash()],
    ['pauses and goes on', pauseUntilRefused],
  ]

  it.each(happenings)('%s refuses what it must, and answers again', { timeout: patience }, async (_, happen) => {
    if (!postgres) return
    await isWell()
    const load = startLoad()
    await load.answers(20)
    await happen(postgres)
    await load.answers(20)
    await isWell()
    const { pages, calls } = await load.stop()
    expect(calls.filter((told) => told !== '200 success' && told !== refusal)).toEqual([])
    expect(pages.filter((status) => status !== 200 && status !== 503)).toEqual([])
  })

  it(
    'has a fellow lets two bargain, each on one, and loses or doubles nothing when one dies',
    async () => {
      await using fellow = await ownServer({ DATABASE_URL: postgres?.url ?? '' })
      await talkOnTwoServers(server, fellow)
    },
    patience,
  )

  const ask = async (path: string) => fetch(`${server.origin}${path}`)
  async function call(): Promise<string> {
    const answer = await ask('/api/health')
    const { msg } = (await answer.json()) as { msg: string }
    return `${answer.status} ${msg}`
  }
  const isWell = () => expect.poll(call, { timeout: 60_000 }).toBe('200 success')

  async function pauseUntilRefused(it: Postgres) {
    it.pause()
    try {
      await expect.poll(call, { timeout: 60_000 }).toMatch(/^503/)
      // Nobody waits for what is known to be silent.
      expect(await Promise.all(Array.from({ length: 20 }, call))).toEqual(Array(20).fill(refusal))
    } finally {
      it.resume()
    }
  }

  function startLoad() {
    const calls: string[] = []
    const pages: number[] = []
    const end = new AbortController()
    const repeat = async (work: () => Promise<unknown>) => {
      while (!end.signal.aborted) await work()
    }
    const page = async () => {
      const answer = await ask('/')
      await answer.text()
      pages.push(answer.status)
    }
    const lanes = [...Array.from({ length: 6 }, () => repeat(async () => calls.push(await call()))), repeat(page)]
    return {
      async answers(more: number) {
        const wanted = calls.length + more
        await expect.poll(() => calls.length, { timeout: 60_000 }).toBeGreaterThan(wanted)
      },
      async stop() {
        end.abort()
        await Promise.all(lanes)
        return { calls, pages }
      },
    }
  }
})
