import type { Page, SpecDto } from '@xinpu/sdk/types'
import { EmptyState, Pagination, Section } from '@xinpu/ui/primitives'
import { DownloadChosen, useChosen } from '../datasheet/chosen-datasheets.tsx'
import { DatasheetList } from '../datasheet/DatasheetList.tsx'
import { resultsPageSize as pageSize, type SearchParams } from './search-params.ts'

const shownAmongAll = 6

export interface FoundDatasheetsProps {
  found: Page<SpecDto>
  madeAt: number
  /** The page of the list; left out where it is one block among others. */
  page: number | undefined
  hrefWith: (change: Partial<SearchParams>) => string
}

/** The datasheets among the results: the best few beside parts, or a list of their own. */
export function FoundDatasheets({ found, madeAt, page, hrefWith }: FoundDatasheetsProps) {
  const chosen = useChosen()
  if (page === undefined && found.data.length === 0) return null
  if (found.data.length === 0) return <EmptyState title="没有找到数据手册" why="换个型号、品牌，或少用几个词试试。" />

  return (
    <Section
      title="资料"
      meta={String(found.totalRecord)}
      more={page === undefined ? { href: hrefWith({ tab: 'spec', page: undefined }), label: '全部' } : undefined}
    >
      <DatasheetList
        isInformed
        datasheets={page === undefined ? found.data.slice(0, shownAmongAll) : found.data}
        madeAt={madeAt}
        columns={2}
        {...(page !== undefined && { selection: chosen })}
      />
      {page !== undefined && found.totalRecord > pageSize && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={found.totalRecord}
          hrefFor={(next) => hrefWith({ page: next === 1 ? undefined : next })}
        />
      )}
      {page !== undefined && <DownloadChosen {...chosen} />}
    </Section>
  )
}
