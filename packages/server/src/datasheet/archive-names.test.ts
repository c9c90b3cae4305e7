import { expect, test } from 'vitest'
import { archiveNames } from './archive-names.ts'

const file = (title: string, rest: object = {}) => ({ title, short_name: 'TI', revision: 'A', ...rest })

test('a file is named after its brand, title and revision', () =>
  expect(archiveNames([file('LM358 数据手册')])).toEqual(['TI_LM358 数据手册_A.pdf']))

test('doubles are numbered, also where case alone differs', () =>
  expect(archiveNames([file('LM358'), file('lm358'), file('LM358')])).toEqual([
    'TI_LM358_A.pdf',
    'TI_lm358_A(2).pdf',
    'TI_LM358_A(3).pdf',
  ]))

test('what a file system refuses becomes a hyphen', () =>
  expect(archiveNames([file('a/b\\c:d*e?f"g<h>i|j\u0000k')])).toEqual(['TI_a-b-c-d-e-f-g-h-i-j-k_A.pdf']))

test('a name never leads out of the archive', () => {
  for (const name of archiveNames([file('../../etc/passwd', { short_name: '..' }), file('x', { short_name: '/root' })]))
    expect(name).not.toMatch(/[/\\]/)
})

test('a long title is cut, and stays apart from its like', () => {
  const [one, other] = archiveNames([file('长'.repeat(300)), file('长'.repeat(300))])
  expect(one?.length).toBeLessThanOrEqual(110)
  expect(one).not.toBe(other)
})
