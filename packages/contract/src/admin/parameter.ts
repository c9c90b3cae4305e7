import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { choice, flag, idOf, listOf, note, text } from '../field.ts'

/** 参数类型. Whether a parameter is a figure, or is told in words. */
export const ParameterKind = choice('参数类型', { figure: '数值', words: '文字' }).meta({ id: 'ParameterKind' })
export type ParameterKind = z.infer<typeof ParameterKind>

/** 分类参数. A parameter that the parts of a category tell, and how lists show it. */
export const CategoryParameter = z
  .object({
    name: z.string().describe('As the catalogue has it: 容值.'),
    label: z.string().describe('As lists show it; empty for the name.'),
    unit: z.string().describe('SI unit; empty for words.'),
    kind: ParameterKind,
    partCount: z.int().describe('Parts that tell it.'),
    isHidden: z.boolean(),
  })
  .meta({ id: 'CategoryParameter' })
export type CategoryParameter = z.infer<typeof CategoryParameter>

export const list = get(
  '/admin/parameter/list',
  'The parameters of a category, in the order in which lists show them.',
  {
    access: 'admin',
    input: z.object({ categoryId: idOf('分类') }),
    output: z.array(CategoryParameter),
    errors: ['NOT_FOUND'],
  },
)

/**
 * Facets and columns show it so from the next moment on; conditions and searches keep the name of the catalogue. What is
 * left out is as the catalogue has it: none at all puts everything back.
 */
export const save = post('/admin/parameter/save', 'Says how lists show the parameters of a category.', {
  access: 'admin',
  idempotent: 'yes',
  input: z.object({
    categoryId: idOf('分类'),
    parameters: listOf(
      '参数',
      z.object({
        name: text('参数名', 60),
        label: note('显示名称', 20).default(''),
        isHidden: flag('隐藏').default(false),
      }),
      0,
      500,
    ),
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/admin/parameter', '/chip'],
})
