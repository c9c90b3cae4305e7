import type { AuditItem } from '@xinpu/sdk/types'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isShort, pageAfter, withMore, type HeldQueue } from './held-queue.ts'

const itemOf = (id: number, status: AuditItem['status'] = 'pending'): AuditItem => ({
  id,
  kind: 'goods',
  targetId: id,
  title: `第 ${id} 件`,
  user: { id: 1, avatar: '', nickName: '' },
  detail: [],
  evidence: [],
  status,
  createTime: '2026-11-20T12:00:00+08:00',
})

/** What the server answers of a queue whose first matters are decided. */
const served = (waiting: readonly AuditItem[], page: number, pageSize: number): HeldQueue => ({
  data: waiting.slice((page - 1) * pageSize, page * pageSize),
  totalRecord: waiting.length,
})

test('more is asked for at the last of those held and where the open one is none of them', () => {
  const queue = { data: [itemOf(1), itemOf(2)], totalRecord: 3 }
  expect([1, 2, 9].map((id) => isShort(queue, id))).toEqual([false, true, true])
  expect(isShort({ ...queue, totalRecord: 2 }, 2)).toBe(false)
})

test('whoever decides one after another comes through the whole queue, each once and in its order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 20 }),
      fc.func(fc.boolean()),
      (all, size, decides) => {
        let waiting = Array.from({ length: all }, (_, at) => itemOf(at + 1))
        let held = served(waiting, 1, size)
        const seen: number[] = []
        for (let at = 0; at < held.data.length; at += 1) {
          const { id = 0 } = held.data[at] ?? {}
          seen.push(id)
          if (decides(id)) {
            waiting = waiting.filter((item) => item.id !== id)
            held = { ...held, data: held.data.map((item) => (item.id === id ? itemOf(id, 'passed') : item)) }
          }
          if (isShort(held, id)) held = withMore(held, served(waiting, pageAfter(held, size), size))
        }
        expect(seen).toEqual(Array.from({ length: all }, (_, at) => at + 1))
      },
    ),
  )
})

test('where others decided the rest nothing more is asked for', () => {
  const held = withMore({ data: [itemOf(1)], totalRecord: 5 }, { data: [], totalRecord: 1 })
  expect(isShort(held, 1)).toBe(false)
})
