import type { OutlineEntry } from '@xinpu/sdk/types'
import { useState } from 'react'
import { TabPanels } from '../../primitives/Tabs/TabPanels.tsx'
import type { PageHits } from '../PdfViewer/reading/find-in-pages.ts'
import { FindField } from './FindField.tsx'
import { HitList } from './HitList.tsx'
import { OutlineList } from './OutlineList.tsx'
import * as S from './PdfSidebar.styles.ts'
import { Thumbnails, type ThumbnailSource } from './Thumbnails.tsx'

export type PdfSidebarTab = 'outline' | 'thumbs' | 'hits'

export interface PdfSidebarProps {
  /** The document's chapters. */
  outline: readonly OutlineEntry[]
  /** Where the word stands: a line a page. */
  hits: readonly PageHits[]
  /** The word that is looked for. */
  find: string
  onFind: (query: string) => void
  /** The page that is read. */
  page: number
  /** Another page was chosen. */
  onGo: (page: number) => void
  /** Which part is open, when the owner keeps it; else hits while a word is looked for, and the outline. */
  tab?: PdfSidebarTab
  onTabChange?: (tab: PdfSidebarTab) => void
  /** The last page that visitors may read; what lies after it carries a lock. */
  lockedAfter?: number
  /** Which hit of how many the reader is at; `at` counts from 0 and is -1 before one was chosen. */
  position?: { at: number; total: number }
  /** To the next hit (1) or the one before (-1). */
  onStep?: (by: 1 | -1) => void
  /** How many pages there are and how they look, small; without it there is no tab for them. */
  thumbnails?: ThumbnailSource
  /** The find field, to bring Ctrl+F to it. */
  fieldRef?: React.Ref<HTMLInputElement>
}

/** The side of the reader: find a word, and ways through the document by chapter, by sight and by hit. */
export function PdfSidebar(props: PdfSidebarProps) {
  const {
    outline,
    hits,
    find,
    page,
    onGo,
    lockedAfter = Number.POSITIVE_INFINITY,
    thumbnails,
    tab,
    onTabChange,
  } = props
  const [chosen, setChosen] = useState<PdfSidebarTab>()
  const [asked, setAsked] = useState(find)
  const total = hits.reduce((sum, { count }) => sum + count, 0)

  // Who looks for another word wants to see where it stands.
  if (asked !== find) {
    setAsked(find)
    setChosen(find ? 'hits' : undefined)
  }

  const choose = (id: string) => {
    setChosen(id as PdfSidebarTab)
    onTabChange?.(id as PdfSidebarTab)
  }
  const ways = { page, onGo, lockedAfter }

  return (
    <S.Root>
      <FindField {...props} />
      <S.Tabs>
        <TabPanels
          label="手册侧栏"
          current={tab ?? chosen ?? (find ? 'hits' : 'outline')}
          onChange={choose}
          items={[
            { id: 'outline', label: '目录', content: <OutlineList outline={outline} {...ways} /> },
            ...(thumbnails
              ? [{ id: 'thumbs', label: '缩略图', content: <Thumbnails source={thumbnails} {...ways} /> }]
              : []),
            {
              id: 'hits',
              label: '命中',
              count: find ? total : undefined,
              content: <HitList hits={hits} find={find} outline={outline} {...ways} />,
            },
          ]}
        />
      </S.Tabs>
    </S.Root>
  )
}
