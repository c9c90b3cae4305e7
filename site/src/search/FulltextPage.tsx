import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { FulltextResult } from '@xinpu/sdk/types'
import { ResultsLayout, SearchStrip } from '@xinpu/ui/layout'
import { Alert, Button } from '@xinpu/ui/primitives'
import { FacetPanel, PageHitList } from '@xinpu/ui/search'
import { withoutEmpty } from '../app/address.ts'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { datasheetSearch } from '../datasheet/queries.ts'
import { FoundDatasheets } from './FoundDatasheets.tsx'
import { FoundPages } from './FoundPages.tsx'
import { fulltextInputOf, fulltextNarrowedBy } from './fulltext-input.ts'
import { type FulltextParams } from './fulltext-params.ts'
import { searchPlace, fulltextPlace } from './places.ts'
import { fulltextSearch } from './queries.ts'
import { ResultKinds } from './ResultKinds.tsx'
import { TextSearchBox } from './TextSearchBox.tsx'

export interface FulltextPageProps {
  text: string
  search: FulltextParams
}

/** R080: what stands inside datasheets, page by page; those that go by the name are a group of their own. */
export function FulltextPage({ text, search }: FulltextPageProps) {
  const call = useCall()
  const place = usePlace()
  const narrowing = useFulltextNarrowing(text, search)
  const pages = useQuery(fulltextSearch(call, fulltextInputOf(text, search)))
  const named = useSuspenseQuery(datasheetSearch(call, text, 1))
  const narrowed = fulltextNarrowedBy(search)
  const hasFacets = pages.data !== undefined && (pages.data.totalRecord > 0 || narrowed > 0)

  return (
    <>
      <SearchStrip search={<TextSearchBox text={text} />} />
      <ResultsLayout
        title={`${text} 资料全文检索`}
        tabs={<ResultKinds text={text} current="text" counts={{ text: pages.data?.totalRecord }} />}
        facets={
          hasFacets ? (
            <FacetPanel
              facets={pages.data.facets}
              selected={narrowing.selected}
              hrefOf={narrowing.hrefOfFacet}
              clearHref={narrowed > 0 ? place(fulltextPlace(text)) : undefined}
            />
          ) : undefined
        }
        narrowed={narrowed}
      >
        {pages.data && <FoundPages text={text} search={search} found={pages.data} hrefWith={narrowing.hrefWith} />}
        {pages.isPending && <PageHitList groups={[]} hrefOf={() => ''} isLoading />}
        {pages.isError && (
          <Alert
            tone="warn"
            title="当前仅按文件名检索"
            action={
              <Button size="sm" tone="quiet" onPress={() => void pages.refetch()}>
                重试
              </Button>
            }
          >
            {named.data.totalRecord > 0 ? '资料内文暂时无法检索。' : '资料内文暂时无法检索，也没有文件名含有这个词。'}
          </Alert>
        )}
        {(search.page ?? 1) === 1 && (
          <FoundDatasheets
            found={named.data}
            madeAt={named.dataUpdatedAt}
            page={undefined}
            hrefWith={(change) => place({ ...searchPlace(text), search: { tab: change.tab } })}
          />
        )}
      </ResultsLayout>
    </>
  )
}

type FacetName = FulltextResult['facets'][number]['name']

/** Addresses of the same search in texts with other filters: each is a link, so that it can be shared. */
function useFulltextNarrowing(text: string, search: FulltextParams) {
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
