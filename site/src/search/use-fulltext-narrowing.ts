import type { FulltextResult } from '@xinpu/sdk/types'
import { withoutEmpty } from '../app/address.ts'
import { usePlace } from '../app/use-place.ts'
import type { FulltextParams } from './fulltext-params.ts'
import { fulltextPlace } from './places.ts'

type FacetName = FulltextResult['facets'][number]['name']

/** Addresses of the same search in texts with other filters: each is a link, so that it can be shared. */
export function useFulltextNarrowing(text: string, search: FulltextParams) {
  const place = usePlace()
  const hrefWith = (change: FulltextParams) =>
    place({ ...fulltextPlace(text), search: withoutEmpty({ ...search, ...change }) })
  return {
    hrefWith,
    selected: selectedIn(search),
    hrefOfFacet: (name: FacetName, value: string, isOn: boolean) =>
      hrefWith({ ...changeOf(name, isOn ? undefined : value), page: undefined }),
  }
}

const selectedIn = ({ brandId, categoryId, lang, year }: FulltextParams) => ({
  brandId: chosen(brandId),
  categoryId: chosen(categoryId),
  language: chosen(lang),
  year: chosen(year),
})

const chosen = (value: number | string | undefined): string[] => (value === undefined ? [] : [String(value)])

function changeOf(name: FacetName, value: string | undefined): FulltextParams {
  if (name === 'language') return { lang: value === 'zh' || value === 'en' ? value : undefined }
  return { [name]: value === undefined ? undefined : Number(value) }
}
