import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { choice, fileAddress, idOf, instant, linkAddress, note, text, whole } from '../field.ts'
import { Id, paged, Paging, Time, Url } from '../page.ts'

/** 内容类型. What the desk sets on the pages of the site. */
export const ContentKind = choice('内容类型', {
  notice: '公告',
  banner: '轮播图',
  link: '链接',
  hotWord: '热词',
  channel: '资讯频道',
}).meta({ id: 'ContentKind' })
export type ContentKind = z.infer<typeof ContentKind>

/** 展示状态. Told by the clock. */
export const ContentState = choice('展示状态', { shown: '展示中', waiting: '未开始', over: '已结束' }).meta({
  id: 'ContentState',
})
export type ContentState = z.infer<typeof ContentState>

/** 内容字段. What an entry of a kind may say. */
export const ContentField = choice('内容字段', { name: '名称', url: '链接地址', imgUrl: '图片' }).meta({
  id: 'ContentField',
})
export type ContentField = z.infer<typeof ContentField>

/** 内容规格. What entries of a kind say, where they may stand, and where that is seen. */
export const ContentTrait = z
  .object({
    kind: ContentKind,
    fields: z.array(
      z.object({
        name: ContentField,
        label: z.string(),
        help: z.string().optional(),
        max: z.int().optional().describe('The most characters.'),
        isRequired: z.boolean(),
      }),
    ),
    places: z
      .array(z.object({ value: z.string(), label: z.string(), href: z.string().describe('A page where it is seen.') }))
      .describe('Where an entry may stand.'),
  })
  .meta({ id: 'ContentTrait' })
export type ContentTrait = z.infer<typeof ContentTrait>

/** 站点内容. One thing that the desk sets on pages of the site. */
export const ContentEntry = z
  .object({
    id: Id.describe('Its number among its kind.'),
    kind: ContentKind,
    place: z.string().describe('One of the places of its kind.'),
    name: z
      .string()
      .describe('The words of a notice, the title of a picture, the name of a link, a word or a channel.'),
    url: Url.optional(),
    imgUrl: Url.optional(),
    position: z.int().describe('The lowest comes first.'),
    beginTime: Time.optional().describe('Not shown before; absent for at once.'),
    endTime: Time.optional().describe('Not shown from then on; absent for ever.'),
    state: ContentState,
  })
  .meta({ id: 'ContentEntry' })
export type ContentEntry = z.infer<typeof ContentEntry>

export const traits = get('/admin/content/traits', 'The kinds of content, with what each says and where it stands.', {
  access: 'admin',
  output: z.array(ContentTrait),
})

export const list = get('/admin/content/list', 'What is set of one kind, in the order of the page.', {
  access: 'admin',
  input: z.object({
    ...Paging.shape,
    kind: ContentKind,
    place: note('位置', 20).optional(),
    state: ContentState.optional(),
  }),
  output: paged(ContentEntry),
})

/** Pages show it from the next moment on. CONFLICT: the same name stands at that place. */
export const save = post('/admin/content/save', 'Sets something on pages of the site, or changes it.', {
  access: 'admin',
  input: z.object({
    id: idOf('内容').describe('Absent for a new one.').optional(),
    kind: ContentKind,
    place: text('位置', 20),
    name: text('名称', 200),
    url: linkAddress('链接地址').optional(),
    imgUrl: fileAddress('图片').optional(),
    position: whole('排序', 0, 9999).default(100),
    beginTime: instant('开始时间').optional(),
    endTime: instant('结束时间').optional(),
  }),
  output: z.object({ id: Id }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/admin/content', '/news', '/mall', '/hot', '/hotSearch', '/navigation', '/friendlyLink', '/notice'],
})

/** CONFLICT: other things hang on it, such as the articles of a channel. */
export const remove = post('/admin/content/remove', 'Takes something off the pages of the site for good.', {
  access: 'admin',
  idempotent: 'yes',
  input: z.object({ kind: ContentKind, id: idOf('内容') }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/admin/content', '/news', '/mall', '/hot', '/hotSearch', '/navigation', '/friendlyLink', '/notice'],
})
