import type { DirNode } from '@xinpu/sdk/types'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { behindFolders } from './behind-folders.ts'
import { diskPageSize } from './queries.ts'

const pagesOf = (total: number) => Math.max(1, Math.ceil(total / diskPageSize))
const at = '2026-11-20T10:00:00+08:00'
const folder: DirNode = { id: 1, name: '项目', parentId: null, owner: 'personal', fileCount: 0, createTime: at }

test('a list has as many pages as its files fill, however many folders stand before them', () => {
  const count = fc.integer({ min: 0, max: 3 * diskPageSize })
  fc.assert(
    fc.property(count, count, (files, folders) => {
      const first = Array.from({ length: Math.min(files, diskPageSize) }, (_, id) => ({ id }))
      const page = behindFolders(
        Array.from({ length: folders }, () => folder),
        { data: first, totalRecord: files },
      )
      expect(pagesOf(page.totalRecord)).toBe(pagesOf(files))
      expect(page.data).toHaveLength(first.length + folders)
      expect(page.totalRecord === 0).toBe(page.data.length === 0)
    }),
  )
})
