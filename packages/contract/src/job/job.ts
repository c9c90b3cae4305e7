import * as z from 'zod'
import { get } from '../endpoint.ts'
import { ContactVO } from '../enterprise/contact.ts'
import { EnterpriseVO } from '../enterprise/enterprise.ts'
import { choice, idOf, keywords, note, whole } from '../field.ts'
import { Id, Paging, paged, Time, Url } from '../page.ts'
import { JobDeliveryStatus, Education, Experience, JobStatus } from './status.ts'

/** 职位. A job that an enterprise offers, as lists show it. */
export const JobVO = z
  .object({
    id: Id,
    title: z.string(),
    companyName: z.string(),
    enterpriseId: Id.optional().describe('Absent where the company is not on the platform.'),
    logo: Url.optional(),
    city: z.string(),
    salaryMin: z.int().optional().describe('Yuan a month; absent means 面议.'),
    salaryMax: z.int().optional().describe('Yuan a month; absent means no upper end.'),
    education: Education,
    experience: Experience,
    categoryId: Id,
    categoryName: z.string(),
    tags: z.array(z.string()),
    status: JobStatus,
    viewCount: z.int(),
    salaryMedian: z
      .int()
      .optional()
      .describe('Yuan a month: the middle of what jobs of this kind in this city pay; absent where there are few.'),
    delivery: z
      .object({ status: JobDeliveryStatus, createTime: Time })
      .optional()
      .describe('The application of the person who asks.'),
    createTime: Time,
    updateTime: Time.describe('When it was last written; lists are in this order.'),
  })
  .meta({ id: 'JobVO' })
export type JobVO = z.infer<typeof JobVO>

/** 职位详情. A job with everything its page shows. */
export const JobDetail = z
  .object({
    ...JobVO.shape,
    description: z.string().describe('职位描述, as HTML.'),
    requirement: z.string().describe('任职要求, as HTML.'),
    address: z.string().optional().describe('Where one works.'),
    contact: ContactVO.optional().describe('Under stars: its numbers are asked for by themselves.'),
    enterprise: EnterpriseVO.optional(),
    isDelivered: z.boolean().describe('Whether the person who asks has applied.'),
    recommends: z.array(JobVO).describe('Jobs like this one.'),
  })
  .meta({ id: 'JobDetail' })
export type JobDetail = z.infer<typeof JobDetail>

const node = {
  id: Id,
  name: z.string(),
  parentId: Id.nullable(),
  level: z.literal([1, 2]),
  count: z.int().describe('Open jobs in it and below.'),
}

/** 职位类别. A kind of job, under a two-level tree. */
export const JobCategory = z.object({ ...node, children: z.array(z.object(node)) }).meta({ id: 'JobCategory' })
export type JobCategory = z.infer<typeof JobCategory>

/** What jobs are narrowed by. */
const filter = {
  keywords: keywords().optional(),
  city: note('工作城市', 200).describe('One city, or several with commas between.').optional(),
  categoryId: idOf('职位类别').optional(),
  enterpriseId: idOf('企业').optional(),
  salaryMin: whole('最低月薪', 0, 1_000_000).describe('Yuan a month: jobs that may pay so much.').optional(),
  education: Education.describe('Jobs that ask for no more than this.').optional(),
  experience: Experience.optional(),
  tag: note('职位标签', 12).optional(),
}

/** 职位排序. */
export const JobSort = choice('职位排序', { newest: '最近更新', salary: '月薪从高到低' }).meta({ id: 'JobSort' })
export type JobSort = z.infer<typeof JobSort>

export const list = get('/job/list', 'Jobs that are open, in their order.', {
  access: 'visitor',
  input: z.object({ ...Paging.shape, ...filter, sort: JobSort.default('newest') }),
  output: paged(JobVO),
})

const counted = z.object({ name: z.string(), count: z.int() })

/** 职位筛选项. What open jobs can be narrowed by, each with how many there are under the other filters. */
export const JobFacets = z
  .object({
    cities: z.array(counted),
    tags: z.array(counted),
    educations: z.array(z.object({ name: Education, count: z.int() })),
    experiences: z.array(z.object({ name: Experience, count: z.int() })),
    salaries: z
      .array(z.object({ from: z.int(), count: z.int() }))
      .describe('How many may pay so much: steps of 5,000 yuan a month, by the upper end of what a job pays.'),
  })
  .meta({ id: 'JobFacets' })
export type JobFacets = z.infer<typeof JobFacets>

export const facets = get('/job/facets', 'What jobs can be narrowed by, with counts.', {
  access: 'visitor',
  input: z.object(filter),
  output: JobFacets,
})

export const detail = get('/job/detail', 'One job; closed ones too, with jobs like it.', {
  access: 'visitor',
  input: z.object({ id: idOf('职位') }),
  output: JobDetail,
  errors: ['NOT_FOUND'],
})

export const category = get('/job/category', 'The kinds of jobs, as a tree, with how many are open.', {
  access: 'visitor',
  output: z.array(JobCategory),
})

export const hot = get('/job/hot', 'The open jobs people look at most.', {
  access: 'visitor',
  input: z.object({ size: whole('条数', 1, 50).default(10) }),
  output: z.array(JobVO),
})
