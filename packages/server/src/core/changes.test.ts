import * as contract from '@xinpu/contract'
import { operationsOf } from '@xinpu/contract/walk'
import { expect, test } from 'vitest'
import { changing } from './changes.ts'

const paths = [...changing([...operationsOf(contract)].map(({ endpoint }) => endpoint))].map(({ path }) => path)

test('who edits a brand, a product line or the settings changes what visitors read', () =>
  expect(paths).toEqual(
    expect.arrayContaining(['/specBrand/auth/user/edit', '/agent/productLine/update', '/admin/config/set']),
  ))

test('a verdict of the desk does too', () => expect(paths).toContain('/admin/audit/pass'))

test('who logs in, reads, or keeps something for themselves does not', () => {
  for (const path of ['/login1', '/my/userFavour', '/chip/specification/search']) expect(paths).not.toContain(path)
})
