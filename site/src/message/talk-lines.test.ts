import type { ImMsg } from '@xinpu/sdk/types'
import { expect, test } from 'vitest'
import { hasGap, joined } from './talk-lines.ts'

const line = (id: number, more: Partial<ImMsg> = {}): ImMsg => ({
  id,
  sessionId: 1,
  fromId: 7,
  toId: 8,
  isOwn: true,
  msgType: 'text',
  content: `第 ${id} 句`,
  clientMsgId: `line-${id}`,
  isRead: false,
  createTime: '2026-11-25T10:00:00+08:00',
  ...more,
})
const idsOf = (lines: readonly ImMsg[]) => lines.map(({ id }) => id)

test('stretches come together in order, and a line that came twice stands once, as it came last', () => {
  const all = joined([line(1), line(3)], [line(3, { isRead: true }), line(2), line(5)])
  expect(idsOf(all)).toEqual([1, 2, 3, 5])
  expect(all[2]?.isRead).toBe(true)
})

test('who has read a line has read those before it; what the other said is not touched', () => {
  const all = joined([line(1), line(2, { isOwn: false })], [line(3, { isRead: true }), line(4)])
  expect(all.map(({ isRead }) => isRead)).toEqual([true, false, true, false])
})

test('a stretch that does not reach what was held leaves a gap', () => {
  expect(hasGap([line(1), line(2)], [line(2), line(3)])).toBe(false)
  expect(hasGap([line(1), line(2)], [line(7)])).toBe(true)
  expect(hasGap([], [line(7)])).toBe(false)
})
