import { linkOptions } from '@tanstack/react-router'
import type { CenterSearch } from '../account/center-search.ts'
import { centerHref } from '../account/places.ts'
import { withoutEmpty } from '../app/address.ts'
import type { JobParams } from './job-params.ts'

/** The list of jobs, narrowed. */
export const jobsPlace = (search: JobParams = {}) =>
  linkOptions({ to: '/news/recruit', search: { ...withoutEmpty(search) } })

/** One job. */
export const jobPlace = (id: number) => linkOptions({ to: '/news/recruitDetail/$id', params: { id: String(id) } })

/** The room of the user centre where a company keeps its jobs; `dir` is the job whose applications are shown. */
export const jobRoomHref = (said: Partial<CenterSearch> = {}): string => centerHref({ ...said, type: 24 })
