import type { Education, Experience } from '@xinpu/sdk/types'
import { id, oneOf, page, readsAddress, whole, withoutEmpty, word } from '../app/address.ts'

// Addresses are read on every page: the words of these are not, and stay out of its first scripts.
const educations = { any: 1, college: 1, bachelor: 1, master: 1, doctor: 1 } satisfies Record<Education, 1>
const experiences = { any: 1, graduate: 1, under3: 1, from3: 1, from5: 1, from10: 1 } satisfies Record<Experience, 1>

/** Reads what narrows the list of jobs. */
export const readJobParams = readsAddress({
  keywords: word(100),
  city: word(200),
  categoryId: id,
  salaryMin: whole(1_000_000),
  education: oneOf(Object.keys(educations) as Education[]),
  experience: oneOf(Object.keys(experiences) as Experience[]),
  tag: word(12),
  sort: oneOf(['salary']),
  page,
})
export type JobParams = ReturnType<typeof readJobParams>

/** The filters of an address, as the calls take them. */
export const filterOf = ({ page: _page, sort: _sort, ...filter }: JobParams) => withoutEmpty(filter)
