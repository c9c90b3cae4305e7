import { createClient } from '../../packages/sdk/src/index.ts'
import { listen } from '../../packages/sdk/src/events/index.ts'
import { chatSend, eventStream } from '../../packages/sdk/src/generated/message.gen.ts'
import type { LiveEvent } from '../../packages/sdk/src/generated/types.gen.ts'
import { circumstances, shown } from './markdown.ts'
import type { Filled } from './message.ts'
import { percentile, printTable } from './report.ts'
import { serveSearch } from './search-served.ts'
import { bestOf } from './search-times.ts'

const clients = 16
const askedOverHttp = 480
/** Milliseconds between two looks of somebody who reads. */
const rest = 100
const rounds = 3
/** Lines that are waited for on the other server, one after the other. */
const told = 60

interface TalkCost {
  name: string
  times: number[]
  /** Milliseconds that a p95 may take. */
  limit: number
}

/** Measures filled talks on two servers. */
export async function measureTalks(url: string, dataDir: string, filled: Filled): Promise<TalkCost[]> {
  const { reader, talks } = filled
  await using here = await serveSearch(url, dataDir)
  await using there = await serveSearch(url, dataDir)
  const headers = { token: reader.token, uid: String(reader.uid), uuid: '' }
  const costs: TalkCost[] = []
  for (const [name, [paths, limit]] of Object.entries(looks(talks))) {
    const asked = Array.from({ length: askedOverHttp }, (_, at) => paths[at % paths.length] ?? '')
    const times = await bestOf(rounds, async () => (await here.load({ paths: asked, clients, rest, headers })).times)
    costs.push({ name, times, limit })
  }
  costs.push({
    name: 'a line, said here, heard there',
    times: await heard(here.origin, there.origin, filled),
    limit: 300,
  })
  return costs
}

/** What somebody who has two hundred talks looks at. */
const looks = (talks: readonly number[]): Record<string, [paths: string[], limit: number]> => ({
  'the end of a talk': [talks.map((id) => `/api/im/msg/list?sessionId=${id}&pageSize=30`), 20],
  'the list of talks': [['/api/im/session/list?pageSize=30'], 20],
  'what is unread': [['/api/im/msg/unreadNum'], 20],
  'a word in ten thousand own lines': [[`/api/im/session/list?keywords=${encodeURIComponent('没有说过的词')}`], 100],
})

/** Says lines on one server while the other person listens at another; milliseconds until each is heard. */
async function heard(here: string, there: string, { reader, writer, shared }: Filled): Promise<number[]> {
  const call = createClient({ baseURL: `${here}/api`, session: { caller: () => writer } })
  let ring = (_content: string) => {}
  const stop = listen(
    eventStream,
    {},
    {
      baseURL: `${there}/api`,
      session: { caller: () => reader },
      hear: (event: LiveEvent) => event.kind === 'im' && ring(event.msg.content),
    },
  )
  const times: number[] = []
  // The first one is said until the line is open.
  for (let at = -1; at < told; at += 1) {
    const began = performance.now()
    const came = new Promise<void>((done) => {
      ring = (content) => content === `第 ${at} 句` && done()
    })
    if (at === -1) await new Promise((done) => setTimeout(done, 2000))
    await call(chatSend, { sessionId: shared, content: `第 ${at} 句`, clientMsgId: `bench-${at + 1}-0001` })
    await came
    if (at >= 0) times.push(performance.now() - began)
  }
  stop()
  return times
}

/** What was measured, as Markdown. */
export function talkTable(costs: readonly TalkCost[], lines: number): string {
  return [
    `${lines.toLocaleString('en')} lines. ${circumstances()}.`,
    '',
    '| Over HTTP, 16 clients | p50 | p95 | Limit of p95 | p95 / limit | |',
    '|---|---|---|---|---|---|',
    ...costs.map(({ name, times, limit }) => {
      const p95 = percentile(times, 0.95)
      return `| ${name} | ${shown(percentile(times, 0.5))} ms | ${shown(p95)} ms | ${limit} ms | ${(p95 / limit).toFixed(2)} | ${p95 <= limit ? 'met' : '**not met**'} |`
    }),
  ].join('\n')
}

/** Prints p95 beside its limit, and notes what is over it. */
export function tellTalks(costs: readonly TalkCost[]): void {
  const figures = costs.map(({ name, times, limit }) => ({
    name: `${name}: p95`,
    value: percentile(times, 0.95),
    unit: 'ms' as const,
    budget: limit,
    note: `p50 ${shown(percentile(times, 0.5))} ms`,
  }))
  printTable('Talks', figures)
}
