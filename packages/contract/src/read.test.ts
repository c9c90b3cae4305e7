import { expect, test } from 'vitest'
import * as z from 'zod'
import type { Schema } from './endpoint.ts'
import { choice, idOf, listOf, text, whole } from './field.ts'
import * as contract from './index.ts'
import { Id } from './page.ts'
import { read } from './read.ts'
import { Refusal } from './refusal.ts'
import { operationsOf } from './walk.ts'

/** What the fields of a call are told of what was sent. */
function toldOf(input: Schema, sent: object): Record<string, string> {
  try {
    read({ input }, sent)
    return {}
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { errors } = error.data as { errors: { field: string; message: string }[] }
    return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
  }
}

test('a schema that says nothing itself is spoken for, with the label of its field', () => {
  const title = (schema: z.ZodType, name: string) => schema.meta({ title: name })
  const Call = z.object({
    id: Id,
    name: title(z.string().max(5), '名称'),
    kind: title(z.enum(['a', 'b']), '类型'),
    size: title(z.number().max(9), '尺寸'),
    isNew: title(z.boolean(), '是否全新'),
    either: title(z.union([z.int(), z.boolean()]), '任选'),
  })
  expect(toldOf(Call, {})).toEqual({
    id: '编号不能为空',
    name: '名称不能为空',
    kind: '类型不能为空',
    size: '尺寸不能为空',
    isNew: '是否全新不能为空',
    either: '任选不能为空',
  })
  expect(toldOf(Call, { id: 'x', name: '长长长长长长', kind: 'c', size: '10', isNew: 'maybe', either: 'x' })).toEqual({
    id: '编号须为数字',
    name: '名称最多 5 个字',
    kind: '类型不在可选的范围内',
    size: '尺寸不能大于 9',
    isNew: '是否全新须为是或否',
    either: '任选格式不正确',
  })
})

test('a field that speaks for itself is left alone, and a row is named', () => {
  const Call = z.object({ rows: listOf('型号', z.object({ model: text('型号', 5), n: whole('数量', 1, 9) }), 1, 3) })
  expect(
    toldOf(Call, {
      rows: [
        { model: 'a', n: 1 },
        { model: '', n: 0 },
      ],
    }),
  ).toEqual({
    'rows.1.model': '第 2 项：请输入型号',
    'rows.1.n': '第 2 项：数量不能小于 1',
  })
  expect(toldOf(z.object({ sort: choice('排序', { a: '甲' }), id: idOf('品牌') }), { sort: 'x' })).toEqual({
    sort: '请选择排序',
    id: '请选择品牌',
  })
})

const calls = operationsOf(contract).map(({ way, endpoint }) => [way.join('.'), endpoint] as const)
const wrong = ['', 'x', '[', -1, 1e300, true, [], [[]], {}, ['x', {}], null, 'x'.repeat(300_000)]

test.each(calls)('%s tells in Chinese what is wrong, and of which field', (_, { input }) => {
  const { shape } = input._zod.def as unknown as { shape: Record<string, Schema> }
  for (const sent of ['text', 1, []] as unknown as object[])
    for (const message of Object.values(toldOf(input, sent))) expect(message).toMatch(/^[\p{Script=Han}\w]/u)
  for (const value of wrong) {
    const told = toldOf(input, Object.fromEntries(Object.keys(shape).map((name) => [name, value])))
    for (const message of Object.values(told)) {
      expect(message).toMatch(/\p{Script=Han}/u)
      expect(message).not.toMatch(/期望 |实际接收|Invalid|expected|received/)
    }
  }
})
