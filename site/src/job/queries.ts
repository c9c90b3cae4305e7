import type { Client } from '@xinpu/sdk'
import * as job from '@xinpu/sdk/job'
import type { DeliveryReceivedInput, JobFacetsInput, JobListInput, MyJobListInput } from '@xinpu/sdk/job'
import { query } from '@xinpu/sdk/query'
import { pageSize } from '../account/records.ts'

/** Jobs of a page of a list. */
export const jobsPageSize = 20

/** A page of open jobs. */
export const jobsOf = (call: Client, input: JobListInput) => query(call, job.jobList, input)

/** What they can be narrowed by. */
export const jobFacetsOf = (call: Client, input: JobFacetsInput) => query(call, job.jobFacets, input)

/** The kinds of jobs, as a tree. */
export const jobKinds = (call: Client) => query(call, job.jobCategory, {})

/** One job. */
export const jobOf = (call: Client, id: number) => query(call, job.jobDetail, { id })

/** What the person applied for last: the name and the resume are used again. */
export const lastDelivery = (call: Client) => query(call, job.deliveryMine, { pageIndex: 1, pageSize: 1 })

/** A page of what the person applied for. */
export const sentDeliveries = (call: Client, pageIndex: number) =>
  query(call, job.deliveryMine, { pageIndex, pageSize })

/** A page of the jobs of the person's company. */
export const ownJobs = (call: Client, input: MyJobListInput) => query(call, job.myJobList, input)

/** A page of who applied for them. */
export const receivedDeliveries = (call: Client, input: DeliveryReceivedInput) =>
  query(call, job.deliveryReceived, input)
