import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { idOf, idsOf, listOf, note, onOff, richText, text, whole } from '../field.ts'
import { Id, Paging, paged } from '../page.ts'
import { JobVO } from './job.ts'
import { Education, Experience, JobStatus } from './status.ts'

/** What a job is made of. */
export const JobDraft = z.object({
  title: text('职位名称', 60),
  city: text('工作城市', 30),
  salaryMin: whole('最低月薪', 1, 1_000_000).describe('Yuan a month; left out means 面议.').optional(),
  salaryMax: whole('最高月薪', 1, 1_000_000).describe('Yuan a month, not below the lowest.').optional(),
  education: Education.default('any'),
  experience: Experience.default('any'),
  categoryId: idOf('职位类别'),
  tags: listOf('职位标签', text('职位标签', 12), 0, 10).optional(),
  description: richText('职位描述', 20_000),
  requirement: richText('任职要求', 20_000),
  address: note('工作地址', 200).optional(),
  contactId: idOf('联系人').describe('A contact of the enterprise.').optional(),
})

/** 我的职位. A job of one's own enterprise, with who applied. */
export const MyJob = z
  .object({
    ...JobVO.shape,
    deliveryCount: z.int().describe('Applications in all.'),
    newCount: z.int().describe('Applications that nobody has looked at.'),
  })
  .meta({ id: 'MyJob' })
export type MyJob = z.infer<typeof MyJob>

export const list = get('/job/mine', 'The jobs of my enterprise, newest first.', {
  access: 'enterprise',
  input: z.object({ ...Paging.shape, status: JobStatus.optional() }),
  output: paged(MyJob),
})

export const add = post('/job/add', 'Offers a job; it is open at once.', {
  access: 'enterprise',
  input: JobDraft,
  output: z.object({ id: Id }),
  errors: ['NOT_FOUND', 'TOO_FREQUENT'],
  invalidates: ['/job'],
})

export const update = post('/job/update', 'Replaces a job of my enterprise; what is left out is emptied.', {
  access: 'enterprise',
  idempotent: 'yes',
  input: z.object({ id: idOf('职位'), ...JobDraft.shape }),
  errors: ['NOT_FOUND'],
  invalidates: ['/job'],
})

export const setStatus = post('/job/status', 'Opens or closes jobs of my enterprise.', {
  access: 'enterprise',
  idempotent: 'yes',
  input: z.object({ ids: idsOf('职位'), status: onOff('招聘状态').describe('1 open, 0 closed.') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/job'],
})

export const remove = post('/job/delete', 'Deletes jobs of my enterprise.', {
  access: 'enterprise',
  idempotent: 'yes',
  input: z.object({ ids: idsOf('职位') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/job'],
})
