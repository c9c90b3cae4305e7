import type { Cluster } from '../cluster/cluster.ts'
import { onNode } from '../cluster/databases.ts'
import { untilTrue } from '../cluster/member.ts'
import type { Person } from '../cluster/person.ts'
import { faultOf } from './history.ts'
import { tallyOf, unseenOf, type Written } from './ledger.ts'
import type { World } from './world.ts'

const everything = `
  select key, count(*)::int as times from (
    select remark as key from mall_order where remark like 'chaos-%'
    union all select client_msg_id from im_msg where client_msg_id like 'chaos-%'
    union all select model from demand where model like 'CHAOS%'
  ) as kept group by key`

/** Holds all that is there against all that was told by now; answers what does not fit, in words. */
export async function faultsIn(world: World, cluster: Cluster, firsts: ReadonlyMap<string, string>): Promise<string[]> {
  const told = [...world.written]
  const { lost, doubled, refused } = tallyOf(told, await foundIn(cluster))
  return [
    ...lost.map((name) => `lost: ${name}`),
    ...doubled.map((name) => `doubled: ${name}`),
    ...refused.map((name) => `there although refused: ${name}`),
    ...unseenOf(told, world.glances).map((name) => `not seen by its own session: ${name}`),
    ...[...world.acts].flatMap(([name, acts]) => {
      const fault = faultOf(acts, firsts.get(name))
      return fault ? [`${name}: ${fault}`] : []
    }),
  ]
}

/** How often each is there, as the first database knows it. */
async function foundIn(cluster: Cluster): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  await untilTrue(async () => {
    const { rows } = await onNode(cluster.first(), everything, 'xinpu')
    for (const { key, times } of rows as { key: string; times: number }[]) found.set(key, times)
    return true
  }, 'The first database')
  return found
}

/** What people were told and do not find in their own lists, looked up as they look: through the balancer. */
export async function missedBy(written: readonly Written[], people: readonly Person[]): Promise<string[]> {
  const seen = new Set((await Promise.all(people.map(ownOf))).flat())
  return written
    .filter(({ kind, id, outcome }) => outcome === 'done' && !seen.has(`${kind} ${id}`))
    .map(({ kind, key }) => `not in the own list: ${kind} ${key}`)
}

async function ownOf({ api }: Person): Promise<string[]> {
  const orders = await allOf((pageIndex) => api.mall.order.list({ pageIndex, pageSize }))
  const demands = await allOf((pageIndex) => api.demand.mine.list({ pageIndex, pageSize }))
  const talks = await allOf((pageIndex) => api.message.session.list({ pageIndex, pageSize }))
  const lines: number[] = []
  for (const { id: sessionId } of talks) lines.push(...(await linesOf(api, sessionId)))
  return [
    ...orders.map(({ id }) => `order ${id}`),
    ...demands.map(({ id }) => `demand ${id}`),
    ...lines.map((id) => `message ${id}`),
  ]
}

const pageSize = 100

async function allOf<T>(page: (pageIndex: number) => Promise<{ data: T[] }>): Promise<T[]> {
  const all: T[] = []
  for (let at = 1; all.length === (at - 1) * pageSize; at += 1) all.push(...(await page(at)).data)
  return all
}

/** Backwards from the last one. */
async function linesOf(api: Person['api'], sessionId: number): Promise<number[]> {
  const ids: number[] = []
  for (let hasMore = true; hasMore;) {
    const beforeId = ids.length > 0 ? Math.min(...ids) : undefined
    const page = await api.message.chat.list({ sessionId, pageSize, ...(beforeId && { beforeId }) })
    ids.push(...page.data.map(({ id }) => id))
    ;({ hasMore } = page)
  }
  return ids
}
