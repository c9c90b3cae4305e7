import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Question } from '../src/search/opensearch/question.ts'
import { comparing, counted, matching, scoring, type Fields } from './stand-in-clauses.ts'

/**
 * A server that answers the few requests of ours as the manual of OpenSearch says. It is not OpenSearch: that takes a
 * JVM and downloads of its own. It shows whether what we ask means what SQL means, and how we bear faults; whether
 * OpenSearch takes our requests is known only where the same tests run against it (`XINPU_TEST_OPENSEARCH_URL`).
 */
export interface StandIn extends AsyncDisposable {
  url: string
  /** Every request, oldest first: the method and the path, without what they say. */
  asked: string[]
  /** The lines of every bulk. */
  bulks: object[][]
  /** Answers in the place of the server, where it answers; until the next is set. */
  fault: (asked: string, body: string) => Answer | undefined
}

export interface Answer {
  status: number
  body: object
}

interface Index {
  documents: Map<string, { version: number; fields: Fields | undefined }>
  /** What questions see: as it was when it was last refreshed. */
  shown: Fields[]
}

export async function startStandIn(port = 0): Promise<StandIn> {
  const cluster = { indices: new Map<string, Index>(), aliases: new Map<string, Set<string>>() }
  const seen: Pick<StandIn, 'asked' | 'bulks' | 'fault'> = { asked: [], bulks: [], fault: () => undefined }
  const server = createServer((request, reply) => void respond(request, reply))

  async function respond(request: IncomingMessage, reply: ServerResponse) {
    const { status, body } = await answerTo(request)
    reply.writeHead(status, { 'content-type': 'application/json' })
    reply.end(request.method === 'HEAD' ? undefined : JSON.stringify(body))
  }

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const body = await text(request)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
    const asked = `${request.method} ${pathname}`
    seen.asked.push(asked)
    const fault = seen.fault(asked, body)
    if (fault) return fault
    const lines = () =>
      body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Fields)
    if (pathname === '/_bulk') seen.bulks.push(lines())
    try {
      if (pathname === '/_msearch') return ok({ responses: found(cluster, lines()) })
      if (pathname === '/_bulk') return ok(taken(cluster, lines(), searchParams.get('refresh') === 'wait_for'))
      return administered(cluster, { method: request.method ?? 'GET', pathname, query: searchParams, body })
    } catch (error) {
      return { status: 400, body: { error: { type: 'illegal_argument_exception', reason: String(error) } } }
    }
  }

  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const { port: bound } = server.address() as AddressInfo
  return Object.assign(seen, {
    url: `http://127.0.0.1:${bound}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  })
}

interface Cluster {
  indices: Map<string, Index>
  aliases: Map<string, Set<string>>
}

const ok = (body: object): Answer => ({ status: 200, body })
const absent: Answer = { status: 404, body: { error: 'not found', status: 404 } }

function found({ indices, aliases }: Cluster, lines: Fields[]): object[] {
  return lines.flatMap((line, place) =>
    place % 2 === 0 ? [] : [answered(line as never, String(lines[place - 1]?.['index']))],
  )

  function answered({ query, sort = [], from = 0, size, aggs = {}, _source }: Question, alias: string): object {
    const documents = [...(aliases.get(alias) ?? [])].flatMap((name) => indices.get(name)?.shown ?? [])
    const scoreOf = scoring(query)
    const met = documents.filter(matching(query))
    const scored = met.map((fields) => ({ fields, score: scoreOf(fields) })).sort(comparing(sort))
    const hits = scored.slice(from, from + size).map(({ fields, score }) => ({
      _id: String(fields['id']),
      _score: score,
      ...(_source && { _source: Object.fromEntries(_source.map((name) => [name, fields[name]])) }),
    }))
    const aggregations = Object.fromEntries(Object.entries(aggs).map(([name, each]) => [name, counted(each, met)]))
    return { status: 200, timed_out: false, hits: { total: { value: met.length }, hits }, aggregations }
  }
}

function taken({ indices }: Cluster, lines: Fields[], isShownAtOnce: boolean): object {
  const items: object[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const [[operation, to]] = Object.entries(lines[at] ?? {}) as [
      [string, { _index: string; _id: string; version: number }],
    ]
    const fields = operation === 'index' ? lines[(at += 1)] : undefined
    const { documents } = indices.get(to._index) ?? { documents: new Map() }
    const last = documents.get(to._id)
    if (last && last.version > to.version) items.push({ [operation]: { status: 409, error: { reason: 'newer' } } })
    else items.push({ [operation]: { status: operation === 'delete' && !last?.fields ? 404 : 200 } })
    if (!last || last.version <= to.version) documents.set(to._id, { version: to.version, fields })
    if (isShownAtOnce) refresh(indices.get(to._index))
  }
  return {
    errors: items.some((item) =>
      Object.values(item as Fields).some((each) => (each as { status: number }).status >= 400),
    ),
    items,
  }
}

function refresh(index: Index | undefined) {
  if (index) index.shown = [...index.documents.values()].flatMap(({ fields }) => (fields ? [fields] : []))
}

interface Request {
  method: string
  pathname: string
  query: URLSearchParams
  body: string
}

function administered(cluster: Cluster, request: Request): Answer {
  const { indices, aliases } = cluster
  const [first = '', second = ''] = partsOf(request)
  if (first === '') return ok({ version: { number: '3.3.0', distribution: 'opensearch' } })
  if (first === '_aliases') return ok(renamed(aliases, JSON.parse(request.body) as Actions))
  if (first === '_alias') return aliased(aliases, second)
  const isNamed = (name: string) => name.startsWith(first.replace('*', ''))
  if (second === '_alias') return ok(Object.fromEntries([...indices.keys()].filter(isNamed).map((name) => [name, {}])))
  return second === '' ? wholeIndex(cluster, first, request.method) : insideIndex(cluster, request)
}

const partsOf = ({ pathname }: Request): string[] => pathname.slice(1).split('/').map(decodeURIComponent)

/** Whether it is there; or it comes, or goes. */
function wholeIndex({ indices }: Cluster, name: string, method: string): Answer {
  if (method === 'HEAD') return indices.has(name) ? ok({}) : absent
  if (method === 'DELETE') return indices.delete(name) ? ok({}) : absent
  if (indices.has(name)) return { status: 400, body: { error: { type: 'resource_already_exists_exception' } } }
  indices.set(name, { documents: new Map(), shown: [] })
  return ok({})
}

function insideIndex({ indices }: Cluster, request: Request): Answer {
  const [name = '', what, id = ''] = partsOf(request)
  const index = indices.get(name)
  if (!index) return absent
  if (what === '_refresh') refresh(index)
  return what === '_doc' ? documentAt(index, id, request) : ok({})
}

const aliased = (aliases: Cluster['aliases'], name: string): Answer => {
  const names = [...(aliases.get(name) ?? [])]
  return names.length > 0 ? ok(Object.fromEntries(names.map((index) => [index, { aliases: {} }]))) : absent
}

type Actions = { actions: { add?: Named; remove?: Named }[] }
type Named = { index: string; alias: string }

function renamed(aliases: Cluster['aliases'], { actions }: Actions): object {
  for (const { add, remove } of actions) {
    if (remove) aliases.get(remove.alias)?.delete(remove.index)
    if (add) aliases.set(add.alias, (aliases.get(add.alias) ?? new Set()).add(add.index))
  }
  return {}
}

function documentAt({ documents }: Index, id: string, { method, query, body }: Omit<Request, 'pathname'>): Answer {
  const last = documents.get(id)
  if (method === 'GET')
    return last ? ok({ found: true, _source: last.fields, _seq_no: last.version, _primary_term: 1 }) : absent
  const wanted = query.get('if_seq_no')
  if (wanted !== null && Number(wanted) !== last?.version) return { status: 409, body: { error: { type: 'conflict' } } }
  const version = (last?.version ?? 0) + 1
  documents.set(id, { version, fields: JSON.parse(body) as Fields })
  return ok({ _seq_no: version, _primary_term: 1 })
}
