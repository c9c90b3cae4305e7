import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CloudFile, DiskOwner } from '@xinpu/sdk/types'
import { KeptHits, ListLine } from '@xinpu/ui/disk'
import { LinkButton, NotHereDialog, onDemand } from '@xinpu/ui/primitives'
import { Suspense, useState } from 'react'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { hitPlace } from '../datasheet/places.ts'
import { fulltextPlace } from '../search/places.ts'
import { diskHref } from './places.ts'
import { hitsOf } from './queries.ts'

const PreviewContainer = onDemand(
  () => import('./PreviewContainer.tsx').then((module) => module.PreviewContainer),
  NotHereDialog,
)

const pageSize = 20

interface KeptHitsContainerProps {
  owner: DiskOwner
  words: string
  page: number
}

/** What somebody keeps that has the words inside; a PDF of their own is looked at here, at its page. */
export function KeptHitsContainer({ owner, words, page }: KeptHitsContainerProps) {
  const call = useCall()
  const place = usePlace()
  const found = useQuery({
    ...hitsOf(call, { owner, keywords: words, pageIndex: page, pageSize }),
    placeholderData: keepPreviousData,
  })
  const [opened, setOpened] = useState<{ file: CloudFile; page: number | undefined }>()
  const { totalRecord = 0, unread = 0 } = found.data ?? {}

  return (
    <>
      <ListLine
        actions={
          <>
            <LinkButton href={diskHref('spec', { owner })}>看全部资料</LinkButton>
            <LinkButton href={place(fulltextPlace(words))}>在全站资料里找</LinkButton>
          </>
        }
      >
        {found.data && `正文命中 ${totalRecord} 份`}
        {unread > 0 && `　还有 ${unread} 份 PDF 正在读，读完再找会更全`}
      </ListLine>
      <KeptHits
        found={shownOf(found)}
        paging={{ page, pageSize, hrefFor: (other) => diskHref('spec', { owner, keywords: words, page: other }) }}
        words={words}
        hrefOf={({ specId, url }, at) => {
          if (specId !== undefined) return place(hitPlace(specId, at, words))
          return at === undefined ? url : `${url}#page=${at}`
        }}
        onOpen={(file, at) => setOpened({ file, page: at })}
      />
      {opened && (
        <Suspense>
          <PreviewContainer {...opened} find={words} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}
