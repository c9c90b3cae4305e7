import type { CloudFile } from '@xinpu/sdk/types'
import { expect, test } from 'vitest'
import { readPreview } from './read-preview.ts'

const fileOf = (fileType: string, text: string): CloudFile => ({
  id: 1,
  name: `说明.${fileType}`,
  fileType,
  size: new TextEncoder().encode(text).length,
  url: `data:text/plain;base64,${btoa(String.fromCharCode(...new TextEncoder().encode(text)))}`,
  dirId: null,
  path: '/',
  kind: 'file',
  owner: 'personal',
  createTime: '2026-11-20T08:00:00Z',
  updateTime: '2026-11-20T08:00:00Z',
})
const read = (fileType: string, text: string) => readPreview(fileOf(fileType, text), new AbortController().signal)

test('markdown is read with its headings, lists and tables', async () => {
  const paper = await read('md', '## 上电\n\n- 限流\n\n| 项 | 值 |\n|---|---|\n| VIN | 12 V |')
  expect(paper).toMatchObject({ kind: 'paper', isCut: false })
  for (const part of ['<h2>上电</h2>', '<li>限流</li>', '<td>12 V</td>'])
    expect(paper).toMatchObject({ html: expect.stringContaining(part) })
})

test('a text of no marks stays as it is', async () => {
  expect(await read('log', '## 上电')).toEqual({ kind: 'text', text: '## 上电', isCut: false })
})
