import type { EnquiryVO } from '@xinpu/sdk/types'
import { useMemo } from 'react'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import { PagedTable } from '../../primitives/PagedTable/PagedTable.tsx'
import { quoteColumns, QuoteCard } from './quote-columns.tsx'

export interface QuoteListProps {
  /** Quotes that were sent, or received; on their way, or why they did not come. */
  quotes: Listed<EnquiryVO>
  /** Whose they are: sent by the reader, or for posts of the reader. */
  side: 'sent' | 'received'
  now: Date
  paging: Paging
  /** Where all that was said about one is shown. */
  hrefOf: (quote: EnquiryVO) => Href
  /** Takes one that has ended off the reader's list; the other side keeps it. */
  remove: (quote: EnquiryVO) => Promise<unknown>
  /** The next step where there is none. */
  whenEmpty: React.ReactNode
}

const words = {
  sent: { caption: '我的报价', title: '还没有发过报价', why: '在供求大厅找到想供的求购，报价后在这里跟进。' },
  received: { caption: '收到的报价', title: '还没有收到报价', why: '发布的求购收到报价后列在这里，也会提醒您。' },
}

/** Quotes for many posts, the newest news first; each opens its negotiation. */
export function QuoteList({ quotes, side, now, paging, hrefOf, remove, whenEmpty }: QuoteListProps) {
  const columns = useMemo(() => quoteColumns({ side, now, hrefOf, remove }), [side, now, hrefOf, remove])
  const { caption, title, why } = words[side]

  return (
    <PagedTable
      caption={caption}
      items={quotes}
      {...paging}
      rowKey={({ id }) => String(id)}
      columns={columns}
      renderCard={(quote) => <QuoteCard {...{ quote, side, now, hrefOf, remove }} />}
      empty={<EmptyState title={title} why={why} action={whenEmpty} />}
    />
  )
}
