import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { choice, flag, idOf, idsOf, keywords, listOf, note, quantity, text } from '../field.ts'
import { Id, Paging, paged, Time } from '../page.ts'

/** 搜索场景. What a saved search looks through. */
export const SavedSearchScene = choice('搜索场景', {
  part: '型号',
  spec: '资料',
  demand: '供求',
  stock: '库存',
  goods: '商品',
  article: '资讯',
}).meta({ id: 'SavedSearchScene' })
export type SavedSearchScene = z.infer<typeof SavedSearchScene>

/** One parameter as the filters write it. */
const ParameterFilter = z.object({
  name: text('参数名称', 60),
  value: text('参数条件', 100).describe('An expression: >=10k, 100n..1u, <=5%.'),
})

/** 搜索条件. The filters of a saved search; each scene reads those it knows. */
export const SavedQuery = z
  .object({
    keywords: keywords().optional(),
    brandId: idsOf('品牌', 50).optional(),
    categoryId: idOf('分类').optional(),
    package: listOf('封装', text('封装', 60), 1, 50).optional(),
    params: listOf('参数条件', ParameterFilter, 1, 30).optional(),
    stock: flag('现货').describe('Only what is in stock.').optional(),
    type: z
      .literal([0, 1], { error: '请选择求购或供应' })
      .meta({ title: '供求类型' })
      .describe('1 demand, 0 supply.')
      .optional(),
    region: note('地区', 100).optional(),
    verified: flag('已认证').describe('Only of certified enterprises.').optional(),
    minQuantity: quantity('最小数量').optional(),
    batchNo: note('批号', 40).describe('Date code of posts: 24+.').optional(),
    partId: idOf('型号').describe('News of this one part.').optional(),
    specId: idOf('资料').describe('New revisions of this one datasheet.').optional(),
  })
  .meta({ id: 'SavedQuery', title: '搜索条件' })
export type SavedQuery = z.infer<typeof SavedQuery>

/** 保存的搜索. A search that a person keeps, and is told of if they wish. */
export const SavedSearch = z
  .object({
    id: Id,
    name: z.string(),
    scene: SavedSearchScene,
    query: SavedQuery,
    notify: z.boolean(),
    newCount: z
      .int()
      .describe(
        'Parts, datasheets, posts, stock or goods that came since the person last opened it; 100 stands for more.',
      ),
    createTime: Time,
  })
  .meta({ id: 'SavedSearch' })
export type SavedSearch = z.infer<typeof SavedSearch>

/** The same scene and query again is the same search, under its new name. CONFLICT: no room for another. */
export const save = post('/my/search/save', 'Keeps a search, or changes one that was kept.', {
  idempotent: 'yes',
  input: z.object({
    id: idOf('保存的搜索').describe('Left out for a new one.').optional(),
    name: text('名称', 50),
    scene: SavedSearchScene,
    query: SavedQuery,
    notify: flag('新结果通知').describe('Tell the person when something new matches.').default(true),
  }),
  output: SavedSearch,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/my/search'],
})

export const list = get('/my/search/list', 'The searches that the person keeps, newest first.', {
  input: z.object({ ...Paging.shape, scene: SavedSearchScene.optional() }),
  output: paged(SavedSearch),
})

export const open = post('/my/search/open', 'Notes that the person looks at what a kept search finds.', {
  idempotent: 'yes',
  input: z.object({ id: idOf('保存的搜索') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/my/search'],
})

export const remove = post('/my/search/delete', 'Forgets some kept searches.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('保存的搜索') }),
  invalidates: ['/my/search'],
})
