import { linkOptions } from '@tanstack/react-router'
import { withoutEmpty } from '../app/address.ts'
import type { JobParams } from './job-params.ts'

/** The list of jobs, narrowed. */
export const jobsPlace = (search: JobParams = {}) =>
  linkOptions({ to: '/news/recruit', search: { ...withoutEmpty(search) } })

/** One job. */
export const jobPlace = (id: number) => linkOptions({ to: '/news/recruitDetail/$id', params: { id: String(id) } })
