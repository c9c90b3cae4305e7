import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { bomList } from '@xinpu/sdk/demand'
import { query } from '@xinpu/sdk/query'
import type { Bom } from '@xinpu/sdk/types'
import { SavedBoms } from '@xinpu/ui/demand'
import { EmptyState, LinkButton } from '@xinpu/ui/primitives'
import { useCallback } from 'react'
import { centerHref } from '../account/places.ts'
import { pageSize } from '../account/records.ts'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { bomPlace } from './bom-params.ts'
import { BomMenu } from './BomMenu.tsx'
import { KeywordFilter } from './KeywordFilter.tsx'

const room = 14
const tab = 'boms'

interface BomsKeptProps {
  keywords: string | undefined
  page: number
}

/** The lists of parts that the person saved. */
export function BomsKept({ keywords, page }: BomsKeptProps) {
  const call = useCall()
  const visit = useVisit()
  const place = usePlace()
  const boms = useQuery({
    ...query(call, bomList, { pageIndex: page, pageSize, ...(keywords && { keywords }) }),
    placeholderData: keepPreviousData,
  })
  const hrefOf = useCallback(({ id }: Bom) => place(bomPlace({ bom: id })), [place])
  const isFirst = boms.data?.totalRecord === 0 && !keywords

  return (
    <>
      {!isFirst && (
        <KeywordFilter
          label="名称"
          placeholder="名称中的字"
          keywords={keywords}
          hrefOf={(words) => centerHref({ type: room, tab, keywords: words })}
        />
      )}
      <SavedBoms
        boms={shownOf(boms)}
        paging={{ page, pageSize, hrefFor: (other) => centerHref({ type: room, tab, keywords, page: other }) }}
        hrefOf={hrefOf}
        now={new Date(visit.now)}
        actionOf={menuOf}
        whenEmpty={
          keywords ? <EmptyState title={`没有名称含“${keywords}”的 BOM`} why="换一个词，或看全部。" /> : <None />
        }
      />
    </>
  )
}

const menuOf = (bom: Bom) => <BomMenu bom={bom} />

function None() {
  const place = usePlace()
  return (
    <EmptyState
      title="还没有保存的 BOM"
      why="粘贴一份清单，提交后自动保存，随时能打开、对照版本、盯着变化。"
      action={
        <LinkButton tone="primary" href={place(bomPlace())}>
          粘贴 BOM
        </LinkButton>
      }
    />
  )
}
