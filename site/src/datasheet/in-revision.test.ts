import type { SpecPublicDetail } from '@xinpu/sdk/types'
import { expect, test } from 'vitest'
import { inRevision, wholeUrl } from './in-revision.ts'

const revisions = [
  { id: 31, rev: 'B', date: '2017-04-03T08:00:00Z', pageCount: 33, fileSize: 1_214_000 },
  { id: 22, rev: 'A', date: '2016-04-11T08:00:00Z', pageCount: 2, fileSize: 1_180_000 },
]
const sheet = {
  id: 7,
  revision: 'B',
  pageCount: 33,
  previewPdfUrl: '/files/preview/31.pdf',
  revisions,
} as SpecPublicDetail

test('an older revision is read from its own files, with its own pages', () => {
  expect(inRevision(sheet, 22)).toMatchObject({
    id: 7,
    revision: 'A',
    pageCount: 2,
    previewPageCount: 2,
    previewPdfUrl: '/files/preview/22.pdf',
  })
  expect(wholeUrl('/files/datasheet/31.pdf', sheet, 22)).toBe('/files/datasheet/22.pdf')
})

test('the current one, none, and one of another datasheet are the current one', () => {
  for (const id of [31, undefined, 99]) {
    expect(inRevision(sheet, id)).toBe(sheet)
    expect(wholeUrl('/files/datasheet/31.pdf', sheet, id)).toBe('/files/datasheet/31.pdf')
  }
})
