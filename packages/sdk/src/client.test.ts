import axios, { type AxiosAdapter } from 'axios'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openWire, refuse, say, sayJson, tear } from '../test/wire.ts'
import { ApiError } from './api-error.ts'
import { createClient, type ClientOptions } from './client.ts'
import { alertRead, favourSet, sessionLoginByCode, sessionSendNotice } from './generated/account.gen.ts'
import { fileDownloads, keywordsOfBrand, partSearch } from './generated/datasheet.gen.ts'
import { batchAdd } from './generated/demand.gen.ts'
import { uploadAdd } from './generated/disk.gen.ts'
import { tree } from './generated/tree.gen.ts'
import { isSafe, shapeOf } from './op.ts'

const login = { mobile: '+86-13800000000', code: '123456' }
const someone = { caller: () => ({ token: 'fresh', uid: 7, uuid: 'a1' }) }

/** The failure of a call; it is a fault of the test if there is none. */
const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error
  throw new Error('The call did not fail as calls do.', { cause: error })
}

const opsIn = (node: object): string[] =>
  Object.values(node).flatMap((child: unknown) => (typeof child === 'string' ? [child] : opsIn(child as object)))
const ops = opsIn(tree)

describe('a call that changes nothing', () => {
  test('is asked once more when the line is torn', async () => {
    const wire = await openWire((response, _, number) => (number === 1 ? tear(response) : say(response, { data: [] })))
    await expect(createClient(wire)(partSearch)).resolves.toEqual({ data: [] })
    expect(wire.heard).toHaveLength(2)
  })

  test('fails as unreachable when the line is torn again', async () => {
    const wire = await openWire(tear)
    const failure = await failureOf(createClient(wire)(partSearch))
    expect(failure).toMatchObject({ kind: 'network', code: 0, message: '网络不通', isTimeout: false, op: partSearch })
    expect(wire.heard).toHaveLength(2)
  })

  test.each([0, 2])('is asked again %i times where the client is told so', async (retries) => {
    const wire = await openWire(tear)
    await failureOf(createClient({ ...wire, retries })(partSearch))
    expect(wire.heard).toHaveLength(retries + 1)
  })

  test('is asked again when it reads by POST', async () => {
    const wire = await openWire(tear)
    await failureOf(createClient({ ...wire, session: someone })(fileDownloads, { ids: [1] }))
    expect(wire.heard.map(({ method }) => method)).toEqual(['POST', 'POST'])
  })
})

describe('a call is made once', () => {
  test('when it acts and the line is torn: a POST, and a GET that acts', async () => {
    const wire = await openWire(tear)
    const call = createClient({ ...wire, retries: 5 })
    expect(await failureOf(call(sessionLoginByCode, login))).toMatchObject({ kind: 'network' })
    expect(await failureOf(call(sessionSendNotice, login))).toMatchObject({ kind: 'network' })
    expect(wire.heard).toHaveLength(2)
  })

  test('whatever acts in the contract, no network has it made twice', async () => {
    let made = 0
    const adapter: AxiosAdapter = () => {
      made += 1
      throw new axios.AxiosError('Network Error', 'ERR_NETWORK')
    }
    const call = createClient({ axios: axios.create({ adapter }), session: someone, retries: 3 }) as (
      op: string,
      input: object,
    ) => Promise<unknown>
    const acting = ops.filter((op) => !isSafe(op) && !shapeOf(op).has('s'))
    expect(acting.length).toBeGreaterThan(200)
    await Promise.all(acting.map((op) => failureOf(call(op, {}))))
    expect(made).toBe(acting.length)
  })

  test('when the deadline passes', async () => {
    const wire = await openWire(() => undefined)
    // Counted where it is made: on a busy machine the deadline passes before the other side has heard of it.
    let made = 0
    const instance = axios.create()
    instance.interceptors.request.use((asked) => {
      made += 1
      return asked
    })
    const failure = await failureOf(createClient({ ...wire, axios: instance, timeout: 40 })(partSearch))
    expect(failure).toMatchObject({ kind: 'network', isTimeout: true, message: '响应超时' })
    expect(made).toBe(1)
  })

  test('when the server refuses, or fails', async () => {
    const wire = await openWire((response, _, number) =>
      number === 1
        ? refuse(response, 404, '没有找到')
        : sayJson(response, { code: 500, msg: '服务暂时不可用（编号 1）', data: null }, 500, { 'x-request-id': 'r-1' }),
    )
    const call = createClient(wire)
    expect(await failureOf(call(partSearch))).toMatchObject({ kind: 'business', code: 404, status: 200 })
    expect(await failureOf(call(partSearch))).toMatchObject({
      kind: 'http',
      code: 500,
      status: 500,
      requestId: 'r-1',
      message: '服务暂时不可用（编号 1）',
    })
    expect(wire.heard).toHaveLength(2)
  })

  test('when it is given up on the way', async () => {
    const giveUp = new AbortController()
    const wire = await openWire(() => giveUp.abort())
    const failure = await failureOf(createClient(wire)(partSearch, {}, { signal: giveUp.signal }))
    expect(failure).toMatchObject({ kind: 'abort', code: 0, message: '已取消' })
    expect(wire.heard).toHaveLength(1)
  })

  test('when it is given up between a torn line and the second attempt; it then fails as given up', async () => {
    const giveUp = new AbortController()
    const wire = await openWire((response) => {
      tear(response)
      setTimeout(() => giveUp.abort(), 20)
    })
    const failure = await failureOf(createClient(wire)(partSearch, {}, { signal: giveUp.signal }))
    expect(failure.kind).toBe('abort')
    expect(wire.heard).toHaveLength(1)
  })
})

test('a call that was given up before it began is not made', async () => {
  const wire = await openWire((response) => say(response, null))
  const failure = await failureOf(createClient(wire)(partSearch, {}, { signal: AbortSignal.abort() }))
  expect(failure.kind).toBe('abort')
  expect(wire.heard).toHaveLength(0)
})

test('every call has a deadline, of 300,000 ms at most', async () => {
  const deadlines: (number | undefined)[] = []
  const adapter: AxiosAdapter = async (config) => {
    deadlines.push(config.timeout)
    return { data: { code: 1, data: null }, status: 200, statusText: '', headers: {}, config }
  }
  const wished = fc.option(fc.integer({ min: 0, max: 1e9 }), { nil: undefined })
  await fc.assert(
    fc.asyncProperty(wished, wished, async (usual, own) => {
      await createClient({ axios: axios.create({ adapter }), timeout: usual })(partSearch, {}, { timeout: own })
      const wish = own ?? usual
      expect(deadlines.pop()).toBe(wish ? Math.min(wish, 300_000) : 300_000)
    }),
  )
})

describe('a refused token', () => {
  /** Refuses every token but the fresh one. */
  const openDoor = () =>
    openWire((response, { headers }) =>
      headers.token === 'fresh' ? say(response, { isFavour: true }) : refuse(response, 401, '请先登录'),
    )
  const favour = { type: 1, targetId: 3, status: 1 } as const

  test('is renewed once and the call is made again, as whoever that made of the caller', async () => {
    const wire = await openDoor()
    let token = 'stale'
    const needs: string[] = []
    const call = createClient({
      ...wire,
      session: { caller: () => ({ token }) },
      renew: async () => ((token = 'fresh'), true),
      onNeedLogin: (op) => needs.push(op),
    })
    await expect(call(favourSet, favour)).resolves.toEqual({ isFavour: true })
    expect(wire.heard.map(({ headers }) => headers.token)).toEqual(['stale', 'fresh'])
    expect(needs).toEqual([])
  })

  test.each([
    ['cannot be renewed', false, 1],
    ['is refused again after its renewal', true, 2],
  ])('that %s needs a login, told once', async (_, isRenewed, times) => {
    const wire = await openDoor()
    let renewals = 0
    const needs: string[] = []
    const call = createClient({
      ...wire,
      session: { caller: () => ({ token: 'stale' }) },
      renew: async () => ((renewals += 1), isRenewed),
      onNeedLogin: (op) => needs.push(op),
    })
    expect(await failureOf(call(favourSet, favour))).toMatchObject({ code: 401, kind: 'business' })
    expect([wire.heard.length, renewals]).toEqual([times, 1])
    expect(needs).toEqual([favourSet])
  })
})

test('a call that needs a login fails before the wire for someone who has none, and nothing is renewed', async () => {
  const wire = await openWire((response) => say(response, null))
  const told: unknown[] = []
  const call = createClient({
    ...wire,
    renew: async () => (told.push('renew'), true),
    onNeedLogin: (op) => told.push(op),
  })
  expect(await failureOf(call(alertRead))).toMatchObject({ code: 401, message: '请先登录' })
  expect(told).toEqual([alertRead])
  expect(wire.heard).toEqual([])
})

test('every failure is told once, before it is thrown', async () => {
  const wire = await openWire(tear)
  const told: ApiError[] = []
  const failure = await failureOf(createClient({ ...wire, onError: (error) => told.push(error) })(partSearch))
  expect(told).toEqual([failure])
  expect(told[0]).toBe(failure)
})

describe('headers', () => {
  const headersOf = async (options: ClientOptions, own?: Record<string, string>) => {
    const wire = await openWire((response) => say(response, null))
    await createClient({ ...options, ...wire })(partSearch, {}, { headers: own })
    return wire.heard[0]?.headers
  }

  test('of a visitor are three empty strings', async () => {
    const headers = await headersOf({})
    expect(headers).toMatchObject({ token: '', uid: '', uuid: '' })
    expect(headers).not.toHaveProperty('outside-source')
  })

  test('of someone are who they are', async () =>
    expect(await headersOf({ session: someone })).toMatchObject({ token: 'fresh', uid: '7', uuid: 'a1' }))

  test('of a partner name the site; a call may add its own', async () =>
    expect(await headersOf({ outsideSource: 'blog' }, { 'x-own': '1' })).toMatchObject({
      'outside-source': 'blog',
      'x-own': '1',
    }))
})

describe('any text arrives as it was written', () => {
  /** Half letters have no UTF-8. */
  const words = fc.string({ unit: 'binary' }).map((text) => text.toWellFormed())
  const lists = fc.array(words, { minLength: 1, maxLength: 4 })

  test('in a query, repeated for lists', async () => {
    const wire = await openWire((response) => say(response, null))
    const call = createClient(wire)
    await fc.assert(
      fc.asyncProperty(words, lists, async (keywords, packages) => {
        await call(partSearch, { keywords, package: packages })
        const { query } = wire.heard.at(-1) ?? {}
        expect([query?.get('keywords'), query?.getAll('package')]).toEqual([keywords, packages])
      }),
      { numRuns: 40 },
    )
  })

  test('in a form', async () => {
    const wire = await openWire((response) => say(response, null))
    const call = createClient(wire)
    await fc.assert(
      fc.asyncProperty(words, words, async (mobile, code) => {
        await call(sessionLoginByCode, { mobile, code })
        const { body, headers } = wire.heard.at(-1) ?? {}
        expect(headers?.['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
        expect(Object.fromEntries(new URLSearchParams(String(body)))).toEqual({ mobile, code })
      }),
      { numRuns: 40 },
    )
  })

  test('in JSON', async () => {
    const wire = await openWire((response) => say(response, null))
    const call = createClient({ ...wire, session: someone }) as (op: string, input: object) => Promise<unknown>
    await fc.assert(
      fc.asyncProperty(fc.record({ demands: fc.array(fc.record({ model: words })) }), async (input) => {
        await call(batchAdd, input)
        expect(JSON.parse(String(wire.heard.at(-1)?.body))).toEqual(input)
      }),
      { numRuns: 40 },
    )
  })

  test('in the path, and nowhere else', async () => {
    const wire = await openWire((response) => say(response, { data: [] }))
    await createClient(wire)(keywordsOfBrand, { brandId: 7, keywords: '电容' })
    expect(wire.heard[0]).toMatchObject({ path: '/api/spec/7/keywords' })
    expect([...(wire.heard[0]?.query ?? [])]).toEqual([['keywords', '电容']])
  })
})

test('nothing is not sent, and an empty list is empty text', async () => {
  const wire = await openWire((response) => say(response, null))
  await createClient(wire)(partSearch, { keywords: undefined, package: [], brandId: [1, 2] })
  expect(String(wire.heard[0]?.query)).toBe('package=&brandId=1&brandId=2')
})

describe('files', () => {
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 4096 })

  test('come down byte for byte', async () => {
    let sent = new Uint8Array()
    const wire = await openWire((response) => {
      response.writeHead(200, { 'content-type': 'application/zip' })
      response.end(sent)
    })
    const call = createClient({ ...wire, session: someone })
    await fc.assert(
      fc.asyncProperty(bytes, async (content) => {
        sent = content
        const file = await call(fileDownloads, { ids: [1] })
        expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(content))
      }),
      { numRuns: 20 },
    )
  })

  test('go up byte for byte, in parts, with their names', async () => {
    const wire = await openWire((response) => say(response, { url: '/files/a' }))
    const call = createClient({ ...wire, session: someone })
    await fc.assert(
      fc.asyncProperty(bytes, async (content) => {
        await call(uploadAdd, { file: new File([content], '数据手册.pdf'), type: 'spec' })
        const { body, headers } = wire.heard.at(-1) ?? {}
        const parts = await new Response(body as Uint8Array<ArrayBuffer>, {
          headers: { 'content-type': headers?.['content-type'] ?? '' },
        }).formData()
        const file = parts.get('file') as File
        expect(file.name).toBe('数据手册.pdf')
        expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(content))
        expect(parts.get('type')).toBe('spec')
      }),
      { numRuns: 20 },
    )
  })

  test('tell their progress, up and down', async () => {
    const megabyte = Buffer.alloc(1_048_576, 'x')
    const wire = await openWire((response, { path }) => {
      if (path.includes('upload')) return say(response, null)
      response.writeHead(200, { 'content-type': 'application/zip', 'content-length': megabyte.length })
      return response.end(megabyte)
    })
    const call = createClient({ ...wire, session: someone })
    const up: number[] = []
    const down: number[] = []
    await call(uploadAdd, { file: new Blob([megabyte]) }, { onUploadProgress: ({ loaded }) => up.push(loaded) })
    await call(fileDownloads, { ids: [1] }, { onDownloadProgress: ({ loaded }) => down.push(loaded) })
    expect(up.at(-1)).toBeGreaterThanOrEqual(megabyte.length)
    expect(down.at(-1)).toBe(megabyte.length)
    for (const told of [up, down]) expect(told).toEqual([...told].sort((one, other) => one - other))
  })

  test('that are JSON are refusals: 请勿重复请求,稍后重试', async () => {
    const wire = await openWire((response) => refuse(response, 0, '正在打包'))
    const failure = await failureOf(createClient({ ...wire, session: someone })(fileDownloads, { ids: [1] }))
    expect(failure).toMatchObject({
      kind: 'download',
      code: 0,
      message: '请勿重复请求,稍后重试',
      data: '正在打包',
      status: 200,
    })
  })

  test('that need a login say so', async () => {
    const wire = await openWire((response) => refuse(response, 401, '登录已过期'))
    const needs: string[] = []
    const call = createClient({ ...wire, session: someone, onNeedLogin: (op) => needs.push(op) })
    expect(await failureOf(call(fileDownloads, { ids: [1] }))).toMatchObject({
      kind: 'download',
      message: '登录已过期',
    })
    expect(needs).toEqual([fileDownloads])
  })

  test('that fail with an HTTP error tell what it says, if it says anything', async () => {
    const wire = await openWire((response, _, number) => {
      if (number === 1) return sayJson(response, { code: 501, msg: '该功能尚未开放', data: null }, 501)
      response.writeHead(502, { 'content-type': number === 2 ? 'text/html' : 'application/json' })
      return response.end('<html>')
    })
    const call = createClient({ ...wire, session: someone })
    const ask = () => failureOf(call(fileDownloads, { ids: [1] }))
    expect(await ask()).toMatchObject({ kind: 'http', code: 501, message: '该功能尚未开放' })
    for (const failure of [await ask(), await ask()])
      expect(failure).toMatchObject({ kind: 'http', code: 502, status: 502, message: '服务暂时不可用' })
  })
})

test('a refusal names its fields', async () => {
  const errors = [{ field: 'mobile', message: '手机号码格式不正确' }]
  const wire = await openWire((response) => refuse(response, 400, '手机号码格式不正确', { errors }))
  const failure = await failureOf(createClient(wire)(sessionLoginByCode, login))
  expect(failure).toMatchObject({ kind: 'business', code: 400, message: '手机号码格式不正确' })
  expect(failure.fields).toEqual(errors)
})

test.each(['"text"', '[1]', 'null', '<html>', ''])('an answer of %s is not one of ours, and no crash', async (text) => {
  const wire = await openWire((response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(text)
  })
  expect(await failureOf(createClient(wire)(partSearch))).toMatchObject({
    kind: 'business',
    code: 0,
    message: '服务返回了无法识别的内容',
    fields: [],
  })
})

test('axios that could not be loaded is loaded again', async () => {
  const wire = await openWire((response) => say(response, { data: [] }))
  let loads = 0
  const call = createClient({
    ...wire,
    retries: 0,
    axios: async () => {
      loads += 1
      if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module')
      return axios.create({ adapter: 'fetch' })
    },
  })
  expect(await failureOf(call(partSearch))).toMatchObject({ kind: 'network' })
  await expect(call(partSearch)).resolves.toEqual({ data: [] })
  await call(partSearch)
  expect(loads).toBe(2)
})

test('a client takes an axios of the caller, with its interceptors', async () => {
  const wire = await openWire((response) => say(response, null))
  const own = axios.create({ adapter: 'fetch' })
  own.interceptors.request.use((config) => {
    config.headers.set('x-trace', 't-1')
    return config
  })
  await createClient({ ...wire, axios: own })(partSearch)
  expect(wire.heard[0]?.headers['x-trace']).toBe('t-1')
})
