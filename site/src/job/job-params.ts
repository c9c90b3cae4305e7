import { educationLabels, experienceLabels } from '@xinpu/sdk/labels'
import type { Education, Experience } from '@xinpu/sdk/types'
import { id, oneOf, page, readsAddress, whole, withoutEmpty, word } from '../app/address.ts'

/** Reads what narrows the list of jobs. */
export const readJobParams = readsAddress({
  keywords: word(100),
  city: word(200),
  categoryId: id,
  salaryMin: whole(1_000_000),
  education: oneOf(Object.keys(educationLabels) as Education[]),
  experience: oneOf(Object.keys(experienceLabels) as Experience[]),
  tag: word(12),
  sort: oneOf(['salary']),
  page,
})
export type JobParams = ReturnType<typeof readJobParams>

/** The filters of an address, as the calls take them. */
export const filterOf = ({ page: _page, sort: _sort, ...filter }: JobParams) => withoutEmpty(filter)
