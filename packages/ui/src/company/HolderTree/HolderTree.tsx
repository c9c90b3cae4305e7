import type { Ownership } from '@xinpu/sdk/types'
import { Suspense, useSyncExternalStore } from 'react'
import { NotHereLine } from '../../primitives/OnDemand/NotHere.tsx'
import { onDemand } from '../../primitives/OnDemand/OnDemand.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { OwnerList } from './OwnerList.tsx'
import * as S from './HolderTree.styles.ts'

/** The layout of trees comes with the drawing. */
const HolderChart = onDemand(() => import('./HolderChart.tsx').then((module) => module.HolderChart), NotHereLine)

export interface HolderTreeProps {
  /** Who owns the company over several levels, and what it owns. */
  ownership: Ownership
  /** The page of a company that we know. */
  hrefOf: (companyId: number) => Href
}

/**
 * Who stands behind a company: drawn from 600 px of window, with the way of control in copper; a nested list below, and
 * while there are no scripts.
 */
export function HolderTree({ ownership, hrefOf }: HolderTreeProps) {
  const isLive = useSyncExternalStore(never, yes, no)

  return (
    <S.Root>
      <S.Drawn $isLive={isLive}>
        {isLive && (
          <Suspense fallback={<Skeleton shape="detail" count={1} />}>
            <HolderChart ownership={ownership} hrefOf={hrefOf} />
          </Suspense>
        )}
      </S.Drawn>
      <S.Listed $isLive={isLive}>
        <OwnerList ownership={ownership} hrefOf={hrefOf} />
      </S.Listed>
      <S.Note>{noteOf(ownership)}</S.Note>
    </S.Root>
  )
}

function noteOf({ controller, nodes, isWhole }: Ownership): string {
  const who = nodes.find(({ key }) => key === controller?.key)?.name
  const control = who ? `铜线是控制路径，${who} 合计 ${controller?.percent}。` : '没有一方持股过半，未画控制路径。'
  return `${control}方向键在图中移动，回车打开该企业。${isWhole ? '' : '还有上层股东没有列出。'}`
}

/** What the browser draws only: the server has no script to bring. */
const never = () => () => {}
const yes = () => true
const no = () => false
