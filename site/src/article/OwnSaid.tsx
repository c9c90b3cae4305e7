import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { commentMine, type CommentMineInput } from '@xinpu/sdk/article'
import { query } from '@xinpu/sdk/query'
import { OwnComments } from '@xinpu/ui/article'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { SaidPartChip } from './SaidPartChip.tsx'

const pageSize = 20

interface OwnSaidProps extends Pick<CommentMineInput, 'type'> {
  page: number
  hrefFor: (page: number) => string
  empty: React.ReactNode
}

/** A page of what the person said, below one kind of things or all. */
export function OwnSaid({ type, page, hrefFor, empty }: OwnSaidProps) {
  const now = new Date(useVisit().now)
  const asked = query(useCall(), commentMine, { pageIndex: page, pageSize, ...(type !== undefined && { type }) })
  const comments = useQuery({ ...asked, placeholderData: keepPreviousData })
  return (
    <OwnComments
      comments={shownOf(comments)}
      now={now}
      paging={{ page, pageSize, hrefFor }}
      empty={empty}
      renderPart={(part) => <SaidPartChip {...part} />}
    />
  )
}
