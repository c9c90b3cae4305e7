import { expect, test } from 'vitest'
import * as contract from '@xinpu/contract'
import { operationsOf } from '@xinpu/contract/walk'
import { createApi } from './full.ts'
import { tree } from './generated/tree.gen.ts'
import { isSafe, shapeOf } from './op.ts'

const operations = operationsOf(contract)

const at = (node: unknown, way: readonly string[]) =>
  way.reduce<unknown>((branch, name) => (branch as Record<string, unknown>)[name], node)

test('every call of the contract stands in the client at the same place, in the same words', () => {
  const api = createApi()
  for (const { way, endpoint } of operations) {
    const op = at(tree, way) as string
    const { method, path, stale, has } = shapeOf(op)
    expect({ method, path, stale }).toEqual({
      method: endpoint.method,
      path: endpoint.path,
      stale: endpoint.invalidates,
    })
    expect([has('u'), has('j'), has('m'), has('b'), has('s')]).toEqual([
      endpoint.access !== 'visitor',
      endpoint.encoding === 'json',
      endpoint.encoding === 'multipart',
      endpoint.output === 'blob',
      endpoint.streams,
    ])
    expect((at(api, way) as { op: string }).op).toBe(op)
  }
})

test('a call is safe where the contract says so', () => {
  for (const { way, endpoint } of operations)
    expect([way.join('.'), isSafe(at(tree, way) as string)]).toEqual([way.join('.'), endpoint.idempotent === 'safe'])
})

test('a branch is bound once, when it is first looked at', () => {
  const api = createApi()
  expect(api.datasheet.part.search).toBe(api.datasheet.part.search)
  expect(Object.keys(api)).toEqual(Object.keys(tree))
})
