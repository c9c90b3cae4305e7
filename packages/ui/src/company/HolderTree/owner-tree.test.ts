import { expect, test } from 'vitest'
import { ownership } from '../story-data.ts'
import { ownerTree, type Owner } from './owner-tree.ts'

const flat = (owner: Owner): Owner[] => [owner, ...owner.next.flatMap(flat)]

test('companies that own each other end the walk where the circle closes, and are marked there', () => {
  const all = flat(ownerTree(ownership, 'up')!)
  expect(all.filter(({ isLoop }) => isLoop).map(({ path }) => path)).toEqual(['me ty ss ty', 'me ss ty ss'])
  expect(all.filter(({ isLoop }) => isLoop).every(({ next }) => next.length === 0)).toBe(true)
})

test('what the company holds stands below it, one level, and nothing else does', () => {
  const down = ownerTree(ownership, 'down')!
  expect(down.next.map(({ node, percent }) => [node.key, percent])).toEqual([
    ['dg', '100.00%'],
    ['cd', '51.00%'],
  ])
})

test('an answer without the company has no tree', () => {
  expect(ownerTree({ ...ownership, nodes: [] }, 'up')).toBeNull()
})
