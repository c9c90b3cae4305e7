import type * as z from 'zod'
import { choice } from '../field.ts'

/** 职位状态. Whether a job still takes applications. */
export const JobStatus = choice('职位状态', { open: '招聘中', closed: '已停止招聘' }).meta({ id: 'JobStatus' })
export type JobStatus = z.infer<typeof JobStatus>

/** 投递状态. How far an application is. */
export const JobDeliveryStatus = choice('投递状态', {
  sent: '已投递',
  viewed: '已查看',
  invited: '邀请面试',
  refused: '不合适',
  hired: '已录用',
}).meta({ id: 'JobDeliveryStatus' })
export type JobDeliveryStatus = z.infer<typeof JobDeliveryStatus>

/** 学历要求. The least education a job asks for. */
export const Education = choice('学历要求', {
  any: '学历不限',
  college: '大专',
  bachelor: '本科',
  master: '硕士',
  doctor: '博士',
}).meta({ id: 'Education' })
export type Education = z.infer<typeof Education>

/** 经验要求. The years of work a job asks for. */
export const Experience = choice('经验要求', {
  any: '经验不限',
  graduate: '应届生',
  under3: '3 年以下',
  from3: '3–5 年',
  from5: '5–10 年',
  from10: '10 年以上',
}).meta({ id: 'Experience' })
export type Experience = z.infer<typeof Experience>
