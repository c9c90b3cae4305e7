import { useNavigate } from '@tanstack/react-router'
import type { FulltextResult } from '@xinpu/sdk/types'
import { Alert, Button, Icon, LinkButton, ListToolbar, Pagination } from '@xinpu/ui/primitives'
import { PageHitList } from '@xinpu/ui/search'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { usePlace } from '../app/use-place.ts'
import { useDownload } from '../datasheet/download.tsx'
import { hitPlace } from '../datasheet/places.ts'
import type { FulltextParams } from './fulltext-params.ts'
import { searchPlace } from './places.ts'
import { resultsPageSize as pageSize } from './search-params.ts'

const orders = [
  { value: 'relevance', label: '相关度' },
  { value: 'newest', label: '最新' },
  { value: 'downloads', label: '下载量' },
] as const

export interface FoundPagesProps {
  text: string
  search: FulltextParams
  found: FulltextResult
  hrefWith: (change: FulltextParams) => string
}

/** Datasheets with the pages that were found in them, to open there or to take along. */
export function FoundPages({ text, search, found, hrefWith }: FoundPagesProps) {
  const place = usePlace()
  const navigate = useNavigate()
  const download = useDownload()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const chosen = found.data.map(({ spec }) => spec).filter(({ id }) => selected.has(id))
  const words = wordsLeft(text, found.dropped)

  return (
    <>
      {found.totalRecord > 0 && (
        <ListToolbar
          title="资料全文"
          total={found.totalRecord}
          order={{
            value: search.sort ?? 'relevance',
            options: orders,
            onChange: (sort) => void navigate({ href: hrefWith({ sort: sortOf(sort), page: undefined }) }),
          }}
        >
          <Button
            size="sm"
            onPress={() =>
              download(
                chosen.map(({ id, title, fileSize }) => ({ id, name: title, size: fileSize })),
                `${text} 等`,
              )
            }
          >
            <Icon of={Download} /> 下载所选资料
            {chosen.length > 0 && `(${chosen.length})`}
          </Button>
        </ListToolbar>
      )}
      {found.dropped.length > 0 && <Alert title={`没有资料同时含有全部词，已去掉“${found.dropped.join('”“')}”`} />}
      <PageHitList
        groups={found.data}
        hrefOf={(id, page) => place(hitPlace(id, page, words))}
        selection={{ selected, onChange: setSelected }}
        next={<LinkButton href={place(searchPlace(text))}>按型号与参数搜索</LinkButton>}
      />
      {found.totalRecord > pageSize && (
        <Pagination
          page={search.page ?? 1}
          pageSize={pageSize}
          total={found.totalRecord}
          hrefFor={(page) => hrefWith({ page: page === 1 ? undefined : page })}
        />
      )}
    </>
  )
}

const sortOf = (sort: string): FulltextParams['sort'] => (sort === 'newest' || sort === 'downloads' ? sort : undefined)

/** What the reader marks: what was asked without what was left out. */
const wordsLeft = (text: string, dropped: readonly string[]): string =>
  dropped
    .reduce((left, word) => left.replace(word, ' '), text)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 100)
