import { expect, test } from 'vitest'
import { agentOfPath, readAgentsParams } from './agent-params.ts'

test('a path names an agent and a part of its page, and nothing else', () => {
  expect(agentOfPath('12')).toEqual({ id: 12, tab: 'home' })
  expect(agentOfPath('12/lines')).toEqual({ id: 12, tab: 'lines' })
  for (const path of [undefined, '', '0', 'x', '12/other', '12/lines/1', '1.5', '1e3'])
    expect(agentOfPath(path)).toBeUndefined()
})

test('at most five brands are picked, and one is a list too', () => {
  expect(readAgentsParams({ brandId: [1, 2, 'x', 3, 4, 5, 6] }).brandId).toEqual([1, 2, 3, 4])
  expect(readAgentsParams({ brandId: 7 }).brandId).toEqual([7])
})
