import { expect, test } from 'vitest'
import { fileFault, kindsInWords } from './file-fault.ts'

const rules = { accept: ['.pdf', 'image/*'], maxSize: 2_000_000 }
const file = (name: string, size = 10, type = '') => new File([new Uint8Array(size)], name, { type })

test('endings count whatever their case', () => expect(fileFault(file('TPS5430.PDF'), rules)).toBeUndefined())
test('a family of types takes its members', () =>
  expect(fileFault(file('a.webp', 10, 'image/webp'), rules)).toBeUndefined())
test('nothing named takes everything', () => expect(fileFault(file('a.bin'), { ...rules, accept: [] })).toBeUndefined())
test.each([
  [file('报价.docx'), '只接受 PDF、图片'],
  [file('TPS5430.pdf', 0), '文件是空的'],
  [file('TPS5430.pdf', 2_500_000), '文件 2.5 MB，超过 2 MB'],
])('what is not taken says why', (refused, reason) => expect(fileFault(refused, rules)).toBe(reason))
test('types are told in words', () => expect(kindsInWords(['.xlsx', '.xls', 'image/png'])).toBe('XLSX、XLS、PNG'))
