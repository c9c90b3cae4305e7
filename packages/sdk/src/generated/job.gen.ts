// Generated from the contract by `npm run gen`. Do not edit.
import type { Op } from '../op.ts'
import type { Education, Experience, JobCategory, JobDelivery, JobDeliveryStatus, JobDetail, JobFacets, JobSort, JobStatus, JobVO, MyJob, Page, ReceivedDeliveries } from './types.gen.ts'

/** Input of delivery.mine. */
export type DeliveryMineInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number }
/** The jobs I applied for, the latest first. Needs a login. */
export const deliveryMine = 'GET:u /job/deliver/mine' as Op<DeliveryMineInput, Page<JobDelivery>>

/** Input of delivery.received. */
export type DeliveryReceivedInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 职位 */ jobId?: number; status?: JobDeliveryStatus }
/** The applications for jobs of my enterprise, the latest first. For certified enterprises. */
export const deliveryReceived = 'GET:u /job/deliver/received' as Op<DeliveryReceivedInput, ReceivedDeliveries>

/** Input of delivery.send. */
export type DeliverySendInput = { /** 职位 */ jobId: number; /** 姓名 */ name: string; /** 手机号码 */ mobile: string; /** 简历 */ resumeUrl: string; /** 求职留言 */ remark?: string }
/** Applies for a job, once; again it answers with the first application. Needs a login. */
export const deliverySend = 'POST:u /job/deliver /job/deliver /job/detail /users/files' as Op<DeliverySendInput, JobDelivery>

/** Input of delivery.setStatus. */
export type DeliverySetStatusInput = { /** 投递 */ id: number; /** 处理结果 */ status: "viewed" | "invited" | "refused" | "hired"; /** 给求职者的话. Shown to the applicant with the verdict. */ answer?: string }
/** Tells an applicant how far the application is. For certified enterprises. */
export const deliverySetStatus = 'POST:u /job/deliver/status /job/deliver /job/detail /job/mine' as Op<DeliverySetStatusInput, null>

/** Input of job.category. */
export type JobCategoryInput = {  }
/** The kinds of jobs, as a tree, with how many are open. */
export const jobCategory = 'GET /job/category' as Op<JobCategoryInput, JobCategory[]>

/** Input of job.detail. */
export type JobDetailInput = { /** 职位 */ id: number }
/** One job; closed ones too, with jobs like it. */
export const jobDetail = 'GET /job/detail' as Op<JobDetailInput, JobDetail>

/** Input of job.facets. */
export type JobFacetsInput = { /** 搜索内容 */ keywords?: string; /** 工作城市. One city, or several with commas between. */ city?: string; /** 职位类别 */ categoryId?: number; /** 企业 */ enterpriseId?: number; /** 最低月薪. Yuan a month: jobs that may pay so much. */ salaryMin?: number; /** Jobs that ask for no more than this. */ education?: Education; experience?: Experience; /** 职位标签 */ tag?: string }
/** What jobs can be narrowed by, with counts. */
export const jobFacets = 'GET /job/facets' as Op<JobFacetsInput, JobFacets>

/** Input of job.hot. */
export type JobHotInput = { /** 条数 */ size?: number }
/** The open jobs people look at most. */
export const jobHot = 'GET /job/hot' as Op<JobHotInput, JobVO[]>

/** Input of job.list. */
export type JobListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; /** 搜索内容 */ keywords?: string; /** 工作城市. One city, or several with commas between. */ city?: string; /** 职位类别 */ categoryId?: number; /** 企业 */ enterpriseId?: number; /** 最低月薪. Yuan a month: jobs that may pay so much. */ salaryMin?: number; /** Jobs that ask for no more than this. */ education?: Education; experience?: Experience; /** 职位标签 */ tag?: string; sort?: JobSort }
/** Jobs that are open, in their order. */
export const jobList = 'GET /job/list' as Op<JobListInput, Page<JobVO>>

/** Input of myJob.add. */
export type MyJobAddInput = { /** 职位名称 */ title: string; /** 工作城市 */ city: string; /** 最低月薪. Yuan a month; left out means 面议. */ salaryMin?: number; /** 最高月薪. Yuan a month, not below the lowest. */ salaryMax?: number; education?: Education; experience?: Experience; /** 职位类别 */ categoryId: number; /** 职位标签 */ tags?: string[]; /** 职位描述 */ description: string; /** 任职要求 */ requirement: string; /** 工作地址 */ address?: string; /** 联系人. A contact of the enterprise. */ contactId?: number }
/** Offers a job; it is open at once. For certified enterprises. */
export const myJobAdd = 'POST:u /job/add /job' as Op<MyJobAddInput, { id: number }>

/** Input of myJob.list. */
export type MyJobListInput = { /** 页码. Page, from 1. */ pageIndex?: number; /** 每页条数. Rows a page. */ pageSize?: number; status?: JobStatus }
/** The jobs of my enterprise, newest first. For certified enterprises. */
export const myJobList = 'GET:u /job/mine' as Op<MyJobListInput, Page<MyJob>>

/** Input of myJob.remove. */
export type MyJobRemoveInput = { /** 职位 */ ids: number[] }
/** Deletes jobs of my enterprise. For certified enterprises. */
export const myJobRemove = 'POST:u /job/delete /job' as Op<MyJobRemoveInput, null>

/** Input of myJob.setStatus. */
export type MyJobSetStatusInput = { /** 职位 */ ids: number[]; /** 招聘状态. 1 open, 0 closed. */ status: 0 | 1 }
/** Opens or closes jobs of my enterprise. For certified enterprises. */
export const myJobSetStatus = 'POST:u /job/status /job' as Op<MyJobSetStatusInput, null>

/** Input of myJob.update. */
export type MyJobUpdateInput = { /** 职位 */ id: number; /** 职位名称 */ title: string; /** 工作城市 */ city: string; /** 最低月薪. Yuan a month; left out means 面议. */ salaryMin?: number; /** 最高月薪. Yuan a month, not below the lowest. */ salaryMax?: number; education?: Education; experience?: Experience; /** 职位类别 */ categoryId: number; /** 职位标签 */ tags?: string[]; /** 职位描述 */ description: string; /** 任职要求 */ requirement: string; /** 工作地址 */ address?: string; /** 联系人. A contact of the enterprise. */ contactId?: number }
/** Replaces a job of my enterprise; what is left out is emptied. For certified enterprises. */
export const myJobUpdate = 'POST:u /job/update /job' as Op<MyJobUpdateInput, null>
