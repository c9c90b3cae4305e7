import type { FilterValue } from '@xinpu/ui/primitives'
import { id, withoutEmpty } from '../app/address.ts'

/** What a list is filtered by that goes by words and a category. */
interface NameFilter {
  keywords?: string | undefined
  categoryId?: number | undefined
}

/** The filter of an address as a bar of filters shows it. */
export const filtersOf = ({ keywords, categoryId }: NameFilter): FilterValue =>
  withoutEmpty({ keywords, categoryId: categoryId === undefined ? undefined : String(categoryId) })

/** What a bar says, as the address keeps it; what was emptied is undefined. */
export const chosenOf = ({ keywords, categoryId }: FilterValue): NameFilter => ({
  keywords: typeof keywords === 'string' ? keywords.trim() || undefined : undefined,
  categoryId: id(categoryId),
})
