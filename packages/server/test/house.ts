import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import axios from 'axios'
import { createApi, type Api } from '@xinpu/sdk/full'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../src/app.ts'
import type { House } from '../src/core/context.ts'
import type { Database } from '../src/core/database.ts'
import { readSettings, type Settings } from '../src/core/settings.ts'
import { buildHouse } from '../src/build-house.ts'
import { freshDatabase } from './fresh-database.ts'

/** Someone at the wire. */
export interface Person {
  token?: string
  uid?: number
  uuid?: string
}

/** A whole server in this process, on a database of its own. */
export interface TestHouse extends AsyncDisposable {
  app: FastifyInstance
  house: House
  database: Database
  /** The calls of a visitor, or of someone. */
  as: (person?: Person) => Api
  /** Logs a number in through SMS, as people do. */
  login: (mobile?: string) => Promise<Person & { token: string; uid: number }>
  /** Lets time pass. */
  pass: (milliseconds: number) => void
}

export async function openHouse(changes: Partial<Settings> = {}): Promise<TestHouse> {
  const dataDir = await mkdtemp(join(tmpdir(), 'xinpu-'))
  const settings: Settings = {
    ...readSettings({ LOG_LEVEL: 'silent', NODE_ENV: 'test', RATE_LIMIT: '100000' }),
    dataDir,
    ...changes,
  }
  const database = await freshDatabase(dataDir)
  let passed = 0
  const house: House = buildHouse(settings, database, () => new Date(Date.now() + passed))
  const app = await createApp(house, { checksAnswers: true })
  await app.ready()
  const as = (person: Person = {}) => apiOf(app, person)

  return {
    app,
    house,
    database,
    as,
    pass: (milliseconds) => void (passed += milliseconds),
    async login(mobile = '+86-13800000000') {
      await as().account.session.sendNotice({ mobile })
      const { id, token } = await as().account.session.loginByCode({ mobile, code: await codeFor(app, mobile) })
      return { uid: id, token }
    },
    async [Symbol.asyncDispose]() {
      await app.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The code that the sandbox's outbox holds for a number. */
export async function codeFor(app: FastifyInstance, mobile: string): Promise<string> {
  const messages = (await app.inject({ url: '/sandbox/outbox.json' })).json<{ recipient: string; text: string }[]>()
  return /\d{6}/.exec(messages.find(({ recipient }) => recipient === mobile)?.text ?? '')?.[0] ?? ''
}

/** The client over the server's own doorstep: no socket, everything else real. */
export function apiOf(app: FastifyInstance, person: Person): Api {
  const fetchInside: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const answer = await app.inject({
      method: request.method as 'GET' | 'POST',
      url: `${pathname}${search}`,
      headers: Object.fromEntries(request.headers),
      ...(request.method === 'POST' && { payload: Buffer.from(await request.arrayBuffer()) }),
    })
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    )
    return new Response(answer.rawPayload as Uint8Array<ArrayBuffer>, { status: answer.statusCode, headers })
  }
  return createApi({
    baseURL: 'http://house.test/api',
    axios: axios.create({ adapter: 'fetch', env: { fetch: fetchInside } }),
    session: { caller: () => person },
  })
}
