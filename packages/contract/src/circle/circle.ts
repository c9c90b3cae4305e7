import * as z from 'zod'
import { UserBrief } from '../account/profile.ts'
import { get, post } from '../endpoint.ts'
import { choice, fileAddress, idOf, keywords, note, onOff, text, whole } from '../field.ts'
import { Id, Paging, paged, Time, Url } from '../page.ts'

/** 圈子状态. A new circle is looked at before others see it. */
export const CircleStatus = choice('圈子状态', {
  pending: '审核中',
  open: '已开放',
  rejected: '未通过',
}).meta({ id: 'CircleStatus' })
export type CircleStatus = z.infer<typeof CircleStatus>

/** 圈子. A place where people post about one subject. */
export const TrendsGroup = z
  .object({
    id: Id,
    name: z.string(),
    imgUrl: Url,
    intro: z.string(),
    memberCount: z.int(),
    trendsCount: z.int(),
    todayCount: z.int().describe('Posts of the last day.'),
    solvedRate: z.number().nullable().describe('Share of its questions that are solved, 0 to 1; null without any.'),
    owner: UserBrief.optional().describe('Who founded it; absent where the site did.'),
    isFollow: z.boolean().describe('Whether the person who asks has joined.'),
    isMine: z.boolean().describe('Whether the person who asks founded it.'),
    status: CircleStatus.describe('Others see only `open`.'),
    reason: z.string().optional().describe('Why it was asked for; for its founder.'),
    rejectReason: z.string().optional().describe('For its founder.'),
    createTime: Time,
  })
  .meta({ id: 'TrendsGroup' })
export type TrendsGroup = z.infer<typeof TrendsGroup>

export const list = get('/trends/group', 'Circles, the largest first, or those that words find.', {
  access: 'visitor',
  input: z.object({ ...Paging.shape, keywords: keywords().optional() }),
  output: paged(TrendsGroup),
})

export const detail = get('/trends/group/detail', 'One circle.', {
  access: 'visitor',
  input: z.object({ id: idOf('圈子') }),
  output: TrendsGroup,
  errors: ['NOT_FOUND'],
})

export const mine = get('/trends/group/mine', 'Circles that the person who asks founded or joined.', {
  input: Paging,
  output: paged(TrendsGroup),
})

export const hot = get('/trends/group/hot', 'Circles where most is going on.', {
  access: 'visitor',
  input: z.object({ size: whole('数量', 1, 50).default(10) }),
  output: z.array(TrendsGroup),
})

export const members = get('/trends/group/members', 'People of a circle, its founder first.', {
  access: 'visitor',
  input: z.object({ ...Paging.shape, groupId: idOf('圈子') }),
  output: paged(UserBrief),
  errors: ['NOT_FOUND'],
})

export const follow = post('/trends/group/follow', 'Joins or leaves a circle.', {
  idempotent: 'yes',
  input: z.object({ groupId: idOf('圈子'), status: onOff('加入').describe('1 joined, 0 not.') }),
  output: z.object({ isFollow: z.boolean(), memberCount: z.int() }),
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_FREQUENT'],
  invalidates: ['/trends/group', '/trends/list'],
})

const nameError = { error: '圈子名称为 2–20 个字' }

/** One application at a time. A name that is taken is refused: 已有相近圈子,去加入. */
export const add = post('/trends/group/add', 'Asks for a new circle; it opens after a review.', {
  idempotent: 'yes',
  input: z.object({
    id: idOf('圈子').describe('A refused one that is asked for again.').optional(),
    name: text('圈子名称', 20).min(2, nameError).max(20, nameError).meta({ title: '圈子名称' }),
    imgUrl: fileAddress('圈子图片'),
    intro: text('圈子简介', 200),
    reason: note('申请理由', 500).describe('For those who review it.').default(''),
  }),
  output: z.object({ id: Id, status: CircleStatus }),
  errors: ['CONFLICT', 'NOT_FOUND', 'TOO_FREQUENT'],
  invalidates: ['/trends/group/mine'],
})
