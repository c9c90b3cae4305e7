import type { Act } from '../app/use-act.ts'
import { ApiError } from '@xinpu/sdk'
import { mineRefresh, mineRemove, mineRenew, mineSetStatus } from '@xinpu/sdk/demand'
import { demandStatusLabels } from '@xinpu/sdk/labels'
import type { DemandStatus, MyDemand } from '@xinpu/sdk/types'

/** What is done with many posts at once. */
export type PostDeed = 'close' | 'open' | 'refresh' | 'remove' | 'renew'

interface Way {
  /** What it is called: 续期. */
  verb: string
  /** The states that it is for; any without. */
  suits?: readonly DemandStatus[]
  act: (act: Act, ids: number[]) => Promise<unknown>
}

export const ways: Readonly<Record<PostDeed, Way>> = {
  renew: { verb: '续期', suits: ['open', 'expired'], act: (act, ids) => act(mineRenew, { ids, validDays: 30 }) },
  refresh: { verb: '刷新', suits: ['open'], act: (act, ids) => act(mineRefresh, { ids }) },
  close: { verb: '关闭', suits: ['open'], act: (act, ids) => act(mineSetStatus, { ids, status: 'closed' }) },
  open: { verb: '重新打开', suits: ['closed'], act: (act, ids) => act(mineSetStatus, { ids, status: 'open' }) },
  remove: { verb: '删除', act: (act, ids) => act(mineRemove, { ids }) },
}

export interface Outcome {
  /** The posts with which it was done. */
  done: number[]
  /** Why it was not done with others, by their numbers. */
  faults: ReadonlyMap<number, string>
}

/** Posts in a state that a deed is not for; each with why. */
export function unsuited(
  { verb, suits }: Pick<Way, 'suits' | 'verb'>,
  posts: readonly Pick<MyDemand, 'id' | 'status'>[],
) {
  const others = suits ? posts.filter(({ status }) => !suits.includes(status)) : []
  return new Map(others.map(({ id, status }) => [id, `没有${verb}：${demandStatusLabels[status]}的供求不能${verb}`]))
}

/** Does it with all in one call; where one of them refuses, with each alone, so that each says why. */
export async function doWithEach(ids: readonly number[], deed: (ids: number[]) => Promise<unknown>): Promise<Outcome> {
  const all = await refusalIn(() => deed([...ids]))
  if (all === undefined) return { done: [...ids], faults: new Map() }
  if (ids.length === 1) return { done: [], faults: new Map(ids.map((id) => [id, all])) }
  const done: number[] = []
  const faults = new Map<number, string>()
  for (const id of ids) {
    const refusal = await refusalIn(() => deed([id]))
    if (refusal === undefined) done.push(id)
    else faults.set(id, refusal)
  }
  return { done, faults }
}

/** What was said of the posts; undefined where all was done. What did not come through is no word about them. */
async function refusalIn(deed: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await deed()
    return undefined
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'business') return error.message
    throw error
  }
}
