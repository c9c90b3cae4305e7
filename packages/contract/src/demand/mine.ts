import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { choice, flag, idOf, idsOf, keywords } from '../field.ts'
import { Id, Paging, paged } from '../page.ts'
import { DemandStatus, DemandType, DemandVO } from './demand.ts'
import { changes, details, essentials, ValidDays } from './draft.ts'

/** 我的供求. A post as its owner manages it. */
export const MyDemand = z
  .object({
    ...DemandVO.shape,
    unreadCount: z.int().describe('Quotes that were not read.'),
    bestPrice: z
      .number()
      .optional()
      .describe('Best price of a piece that was or can be taken, in yuan with tax, as quotes are compared.'),
    bomId: Id.optional().describe('The BOM it was posted from.'),
    bomName: z.string().optional().describe('What that BOM is called now.'),
    rejectReason: z.string().optional(),
  })
  .meta({ id: 'MyDemand' })
export type MyDemand = z.infer<typeof MyDemand>

/** 推荐供求. A post that may suit a person, with the reason. */
export const RecommendedDemand = z
  .object({ ...DemandVO.shape, reason: z.string().describe('因为您在求 STM32F103') })
  .meta({ id: 'RecommendedDemand' })
export type RecommendedDemand = z.infer<typeof RecommendedDemand>

/** 推荐页. A page of what may suit a person, who is told how much was hidden. */
export const RecommendedPage = z
  .object({ ...paged(RecommendedDemand).shape, hiddenCount: z.int().describe('Posts and models that were hidden.') })
  .meta({ id: 'RecommendedPage' })
export type RecommendedPage = z.infer<typeof RecommendedPage>

/** 开关. What the owner may do to a post: close it and open it again. */
export const DemandSwitch = choice('状态', { open: '进行中', closed: '已关闭' }).meta({ id: 'DemandSwitch' })
export type DemandSwitch = z.infer<typeof DemandSwitch>

const ids = idsOf('供求', 500)

export const list = get('/demand/sort/user', "The caller's own posts, in order.", {
  input: z.object({
    ...Paging.shape,
    type: DemandType.optional(),
    status: DemandStatus.optional(),
    keywords: keywords().optional(),
    bomId: idOf('BOM').optional(),
    sort: choice('排序', { newest: '最新', expire: '即将到期', enquiry: '报价最多' }).default('newest'),
  }),
  output: paged(MyDemand),
})

export const counts = get('/demand/count/user', 'How many own posts there are in each status.', {
  input: z.object({ type: DemandType.optional() }),
  output: z.array(z.object({ status: DemandStatus, count: z.int() })),
})

export const recommended = get('/demand/recommend/user', 'Posts of others that suit what the caller posts.', {
  input: z.object({ ...Paging.shape, type: DemandType.optional() }),
  output: RecommendedPage,
})

export const hide = post('/demand/recommend/hide', 'Recommends a post no more, or none of its kind for its model.', {
  idempotent: 'yes',
  input: z.object({
    id: idOf('供求'),
    scope: choice('范围', { post: '这一条', model: '同型号' }).default('post'),
    isHidden: flag('不再推荐').describe('Off: it is recommended again.').default(true),
  }),
  errors: ['NOT_FOUND'],
  invalidates: ['/demand/recommend'],
})

export const unhideAll = post('/demand/recommend/restore', 'Recommends again all that was hidden.', {
  idempotent: 'yes',
  invalidates: ['/demand/recommend'],
})

export const expiring = get('/demand/renew/tips', 'Own open posts that expire within three days.', {
  output: z.object({ count: z.int(), demands: z.array(DemandVO) }),
})

export const add = post('/demand/add', 'Posts a demand or a supply, unless the same is open already.', {
  input: z.object({
    type: DemandType,
    ...essentials,
    ...details,
    validDays: ValidDays.default(30),
    status: choice('状态', { draft: '草稿', open: '进行中' }).default('open'),
    allowDuplicate: flag('仍然发布').describe('Posts although the same is open already.').default(false),
  }),
  output: z.object({
    id: Id,
    isDuplicate: z
      .boolean()
      .describe('Nothing was posted: `id` is the own open post of the same kind, model and brand.'),
    matchCount: z.int().describe('Open posts of the other kind for this model.'),
  }),
  errors: ['NOT_FOUND', 'TOO_FREQUENT'],
  invalidates: ['/demand', '/website/demand', '/enterprise/demand'],
})

export const update = post('/demand/update/user', 'Changes, closes or reopens an own post.', {
  idempotent: 'yes',
  input: z.object({
    id: idOf('供求'),
    ...details,
    ...changes,
    validDays: ValidDays.describe(
      'Days from now; missing: it ends when it did. One that has ended opens again.',
    ).optional(),
    status: DemandSwitch.optional(),
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/demand', '/website/demand', '/enterprise/demand'],
})

export const setStatus = post('/demand/status/user', 'Closes or reopens own posts.', {
  idempotent: 'yes',
  input: z.object({ ids, status: DemandSwitch }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/demand', '/website/demand', '/enterprise/demand'],
})

export const renew = post('/demand/renew', 'Gives own posts more days from now; expired ones open again.', {
  idempotent: 'yes',
  input: z.object({ ids, validDays: ValidDays.default(30) }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/demand', '/website/demand', '/enterprise/demand'],
})

export const refresh = post('/demand/refresh/user', 'Moves own open posts to the top, once a day each.', {
  input: z.object({ ids }),
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_FREQUENT'],
  invalidates: ['/demand', '/website/demand', '/enterprise/demand'],
})

export const remove = post('/demand/delete/user', 'Deletes own posts, unless a quote for one was accepted.', {
  idempotent: 'yes',
  input: z.object({ ids }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/demand', '/website/demand', '/enterprise/demand'],
})
