import { creditCodeCheck, creditCodeFault } from '@xinpu/sdk/format'
import { expect, test } from 'vitest'
import { codeFault } from './code-fault.ts'
import { codeReading } from './code-reading.ts'
import { caretAfter, cleanCode, groupedCode, placeOf } from './code-text.ts'

const tencent = '9144030071526726XG'

test('a code stands in groups, as on a licence', () => expect(groupedCode(tencent)).toBe('91 440300 71526726X G'))
test('groups are put together as the code is typed', () => {
  expect(groupedCode('91')).toBe('91')
  expect(groupedCode('914')).toBe('91 4')
})
test('what is pasted from print is put right', () =>
  expect(cleanCode(' ９１-440300 71526726xg\n')).toBe('9144030071526726XG'))
test('grouping loses nothing', () => {
  for (let length = 0; length <= 18; length += 1)
    expect(cleanCode(groupedCode(tencent.slice(0, length)))).toBe(tencent.slice(0, length))
})
test('the caret follows its character, and stays before the blank', () => {
  expect([0, 1, 2, 3, 8, 9].map(caretAfter)).toEqual([0, 1, 2, 4, 9, 11])
  expect([0, 1, 2, 8, 17].map(placeOf)).toEqual([0, 1, 3, 10, 20])
})

test('a letter that no code holds is told at once, with what was meant', () =>
  expect(codeFault('9144O')).toEqual({ at: 4, message: '代码中没有字母 O，第 5 位“O”可能是 0', instead: '0' }))
test('what is no letter is told too', () => expect(codeFault('91中')?.message).toBe('第 3 位“中”须为数字或大写字母'))
test('each place that means something is checked as soon as it is there', () => {
  expect(codeFault('')).toBeNull()
  expect(codeFault('9')).toBeNull()
  expect(codeFault('0')).toMatchObject({ at: 0 })
  expect(codeFault('9A')).toMatchObject({ at: 1 })
  expect(codeFault('91440B')).toMatchObject({ at: 5 })
  expect(codeFault('91440300')).toBeNull()
})
test('eighteen ones are no code', () => expect(codeFault('1'.repeat(18))).toMatchObject({ at: 17 }))
test('one too many is pointed at', () => expect(codeFault(`${tencent}0`)).toMatchObject({ at: 18 }))

const rights = ['11110000000000000', '5944030071526726X', 'A1999999ABCDEFGHJ', 'N3513221KLMNPQRTU', 'Y1820000WXY012345']
  .map((body) => body + creditCodeCheck(body))
  .concat(tencent)

test.each(rights)('no beginning of the right code %s is called wrong', (right) => {
  for (let length = 0; length <= 18; length += 1) expect(codeFault(right.slice(0, length))).toBeNull()
})
test.each(rights)('one character of %s changed is wrong, as the product says', (right) => {
  for (let at = 0; at < 18; at += 1) {
    const other = right.slice(0, at) + (right[at] === '7' ? '8' : '7') + right.slice(at + 1)
    expect(codeFault(other)).not.toBeNull()
    expect(creditCodeFault(other)).not.toBeNull()
  }
})

test('a right code says who registered it, what it is and where', () => {
  expect(codeReading(tencent)).toEqual({
    department: '市场监督管理',
    kind: '企业',
    region: '440300',
    province: '广东省',
  })
  expect(codeReading('Y9000000')).toMatchObject({ department: '其他部门', kind: '其他', province: undefined })
})
