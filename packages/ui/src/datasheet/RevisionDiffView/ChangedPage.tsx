import type { RevisionChange } from '@xinpu/sdk/types'
import { DiffView } from '../../primitives/DiffView/DiffView.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import * as S from './RevisionDiffView.styles.ts'

interface ChangedPageProps {
  page: number
  changes: readonly RevisionChange[]
  href: Href
  sides: readonly [before: string, after: string]
}

const columns = [{ id: 'text', label: '内容' }]

/** The changes of one page: what was taken is struck out, what was put in is underlined. */
export const ChangedPage = ({ page, changes, href, sides }: ChangedPageProps) => (
  <S.Page>
    <S.PageName>
      <Link href={href}>第 {page} 页</Link>
    </S.PageName>
    <DiffView
      kind="table"
      label={`第 ${page} 页`}
      sides={sides}
      columns={columns}
      rowKey="place"
      before={sideOf(changes, 'before')}
      after={sideOf(changes, 'after')}
    />
  </S.Page>
)

/** The two sides are paired already: each change keeps its place. */
const sideOf = (changes: readonly RevisionChange[], side: 'before' | 'after') =>
  changes.flatMap((change, place) => (change[side] === '' ? [] : [{ place: String(place), text: change[side] }]))
