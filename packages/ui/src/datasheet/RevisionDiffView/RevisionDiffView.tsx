import { formatNumber } from '@xinpu/sdk/format'
import type { RevisionChange, RevisionDiff } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { LateSkeleton as Skeleton } from '../../primitives/Skeleton/LateSkeleton.tsx'
import { ChangedPage } from './ChangedPage.tsx'
import * as S from './RevisionDiffView.styles.ts'

export interface RevisionDiffViewProps {
  /** What changed from one revision to another; nothing while it is on its way. */
  diff: RevisionDiff | undefined
  /** Where a page of the document opens. */
  hrefOf: (page: number) => Href
  /** Where one's favourites are listed. */
  favoursHref?: Href
}

/** Pages that are drawn at first: a document that was written anew has hundreds. */
const firstPages = 12

const verbs: Record<RevisionChange['kind'], string> = {
  figure: '数值变更',
  changed: '修改',
  added: '新增',
  removed: '删除',
}

/** What two revisions of a document say differently, page by page, figures told apart, and what of one's own it touches. */
export function RevisionDiffView({ diff, hrefOf, favoursHref }: RevisionDiffViewProps) {
  const [isFigures, setFigures] = useState(false)
  const [isWhole, setWhole] = useState(false)
  if (!diff) return <Skeleton shape="table" count={6} />
  if (diff.changes.length === 0) return <EmptyState title="两版文字没有差异" why="图形与版面的变化不在比较之内。" />

  const figures = diff.changes.filter(({ kind }) => kind === 'figure')
  const pages = [...Map.groupBy(isFigures ? figures : diff.changes, ({ page }) => page)]
  const shown = isWhole ? pages : pages.slice(0, firstPages)

  return (
    <S.Root>
      <S.Line>
        <S.Sum>
          {diff.from.rev} → {diff.to.rev}：{summaryOf(diff.changes)}
        </S.Sum>
        {figures.length > 0 && (
          <Button size="sm" isPressedOn={isFigures} onPress={() => setFigures(!isFigures)}>
            只看数值变更
          </Button>
        )}
      </S.Line>
      {diff.isCut && <Alert tone="warn" title="差异过多，只列出前 2,000 处" />}
      <Touched diff={diff} favoursHref={favoursHref} />
      {shown.map(([page, changes]) => (
        <ChangedPage
          key={page}
          page={page}
          changes={changes}
          href={hrefOf(page)}
          sides={[diff.from.rev, diff.to.rev]}
        />
      ))}
      {pages.length > shown.length && (
        <Button onPress={() => setWhole(true)}>其余 {pages.length - shown.length} 页</Button>
      )}
    </S.Root>
  )
}

function Touched({ diff, favoursHref }: { diff: RevisionDiff; favoursHref: Href | undefined }) {
  const told = [
    diff.favourIds.length > 0 && `${formatNumber(diff.favourIds.length)} 个收藏`,
    diff.bomIds.length > 0 && `${formatNumber(diff.bomIds.length)} 个 BOM`,
  ].filter(Boolean)
  if (told.length === 0) return null
  return (
    <Alert
      title={`影响我的 ${told.join('、')}`}
      action={favoursHref !== undefined && <Link href={favoursHref}>查看</Link>}
    />
  )
}

function summaryOf(changes: readonly RevisionChange[]): string {
  const kinds = ['figure', 'changed', 'added', 'removed'] as const
  return kinds
    .map((kind) => ({ kind, count: changes.filter((change) => change.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${verbs[kind]} ${formatNumber(count)} 处`)
    .join('，')
}
