import type { job, delivery } from '@xinpu/contract/job'
import type { Generated } from 'kysely'

/** The tables of jobs and of who applies for them. */
export interface JobTables {
  job_category: { id: Generated<number>; name: string; parent_id: number | null; position: number }
  job_post: {
    id: Generated<number>
    enterprise_id: number
    category_id: number
    title: string
    city: string
    /** Yuan a month. */
    salary_min: number | null
    salary_max: number | null
    education: job.JobVO['education']
    experience: job.JobVO['experience']
    tags: string[]
    description: string
    requirement: string
    address: Generated<string>
    contact_id: number | null
    status: Generated<job.JobVO['status']>
    view_count: Generated<number>
    /** Lexemes of title, tags, company and city. */
    words: string[]
    created_at: Date
    updated_at: Date
  }
  job_post_view: { job_id: number; viewer: string; day: string }
  job_delivery: {
    id: Generated<number>
    job_id: number
    account_id: number
    name: string
    mobile: string
    resume_url: string
    /** What the file was called when it was sent. */
    resume_name: Generated<string>
    remark: string
    status: Generated<delivery.JobDelivery['status']>
    /** What the company wrote with its last verdict. */
    answer: Generated<string>
    /** When the status last changed. */
    answered_at: Date | null
    created_at: Date
  }
}
