import * as z from 'zod'
import { UserBrief } from '../account/profile.ts'
import { get, post } from '../endpoint.ts'
import { choice, fileAddress, idOf, mobile, note, text } from '../field.ts'
import { Id, Paging, paged, Time, Url } from '../page.ts'
import { JobVO } from './job.ts'
import { JobDeliveryStatus } from './status.ts'

/** 投递. An application for a job. */
export const JobDelivery = z
  .object({
    id: Id,
    job: JobVO,
    user: UserBrief.describe('Who applies.'),
    name: z.string(),
    mobile: z.string(),
    resumeUrl: Url,
    resumeName: z.string().describe('What the file was called when it was sent.'),
    remark: z.string().optional(),
    status: JobDeliveryStatus,
    answer: z.string().optional().describe('What the company wrote with its last verdict.'),
    answerTime: Time.optional().describe('When the status last changed; absent while nobody looked.'),
    createTime: Time,
  })
  .meta({ id: 'JobDelivery' })
export type JobDelivery = z.infer<typeof JobDelivery>

export const send = post('/job/deliver', 'Applies for a job, once; again it answers with the first application.', {
  idempotent: 'yes',
  input: z.object({
    jobId: idOf('职位'),
    name: text('姓名', 30),
    mobile: mobile(),
    resumeUrl: fileAddress('简历'),
    remark: note('求职留言', 500).optional(),
  }),
  output: JobDelivery,
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_FREQUENT'],
  invalidates: ['/job/deliver', '/job/detail', '/users/files'],
})

export const mine = get('/job/deliver/mine', 'The jobs I applied for, the latest first.', {
  input: Paging,
  output: paged(JobDelivery),
})

/** 收到的投递. A page of them, with how many there are in every status. */
export const ReceivedDeliveries = z
  .object({
    ...paged(JobDelivery).shape,
    counts: z
      .array(z.object({ status: JobDeliveryStatus, count: z.int() }))
      .describe('Of the same job, or of all; a status without any is absent.'),
  })
  .meta({ id: 'ReceivedDeliveries' })
export type ReceivedDeliveries = z.infer<typeof ReceivedDeliveries>

export const received = get('/job/deliver/received', 'The applications for jobs of my enterprise, the latest first.', {
  access: 'enterprise',
  input: z.object({ ...Paging.shape, jobId: idOf('职位').optional(), status: JobDeliveryStatus.optional() }),
  output: ReceivedDeliveries,
})

export const setStatus = post('/job/deliver/status', 'Tells an applicant how far the application is.', {
  access: 'enterprise',
  idempotent: 'yes',
  input: z.object({
    id: idOf('投递'),
    status: choice('处理结果', {
      viewed: '已查看',
      invited: '邀请面试',
      refused: '不合适',
      hired: '已录用',
    }),
    answer: note('给求职者的话', 500).describe('Shown to the applicant with the verdict.').optional(),
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: ['/job/deliver', '/job/detail', '/job/mine'],
})
