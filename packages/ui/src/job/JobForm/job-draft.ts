import { faultsIn, jobRules } from '@xinpu/sdk/rules'
import type { Education, Experience, JobDetail } from '@xinpu/sdk/types'
import type { FieldFault } from '../../primitives/Form/Form.tsx'

/** A job as it stands in the form. */
export interface JobDraft {
  title: string
  categoryId: number | null
  /** Yuan a month; both empty is 面议. */
  salaryMin: number | null
  salaryMax: number | null
  city: string
  experience: Experience
  education: Education
  tags: string[]
  /** HTML. */
  description: string
  requirement: string
  address: string
  contactId: number | null
}

/** A form that nobody has touched. */
export const blankJob: JobDraft = {
  title: '',
  categoryId: null,
  salaryMin: null,
  salaryMax: null,
  city: '',
  experience: 'any',
  education: 'any',
  tags: [],
  description: '',
  requirement: '',
  address: '',
  contactId: null,
}

/** A job that is there, as the form takes it. */
export const jobDraftOf = (job: JobDetail): JobDraft => ({
  title: job.title,
  categoryId: job.categoryId,
  salaryMin: job.salaryMin ?? null,
  salaryMax: job.salaryMax ?? null,
  city: job.city,
  experience: job.experience,
  education: job.education,
  tags: [...job.tags],
  description: job.description,
  requirement: job.requirement,
  address: job.address ?? '',
  contactId: job.contact?.id ?? null,
})

/** What is sent of a job; what is left out is emptied. */
export const jobOf = ({ categoryId, salaryMin, salaryMax, address, contactId, ...rest }: JobDraft) => ({
  ...rest,
  categoryId: categoryId ?? 0,
  ...(salaryMin !== null && { salaryMin }),
  ...(salaryMax !== null && { salaryMax }),
  ...(address.trim() && { address }),
  ...(contactId !== null && { contactId }),
})
export type JobValues = ReturnType<typeof jobOf>

/** What the server would refuse, in its words. */
export function jobFaults(draft: JobDraft): FieldFault[] {
  const { education: _education, experience: _experience, tags: _tags, contactId: _contact, ...ruled } = draft
  const { salaryMin, salaryMax } = draft
  return faultsIn(
    jobRules,
    {
      ...ruled,
      categoryId: ruled.categoryId ?? undefined,
      salaryMin: salaryMin ?? undefined,
      salaryMax: salaryMax ?? undefined,
    },
    {
      salaryMin: salaryMin === null && salaryMax !== null && '请填写最低月薪',
      salaryMax: salaryMin !== null && salaryMax !== null && salaryMax < salaryMin && '最高月薪不能低于最低月薪',
    },
  )
}
