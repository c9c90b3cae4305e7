import { Link } from '../../primitives/Link/Link.tsx'
import type { HolderTreeProps } from './HolderTree.tsx'
import * as S from './HolderTree.styles.ts'
import { ownerTree, type Owner } from './owner-tree.ts'

/** The tree as lists inside lists: owners under what they own, then what the company holds. */
export function OwnerList({ ownership, hrefOf }: HolderTreeProps) {
  const up = ownerTree(ownership, 'up')?.next ?? []
  const down = ownerTree(ownership, 'down')?.next ?? []

  return (
    <>
      <Level title="股东" owners={up} hrefOf={hrefOf} />
      {down.length > 0 && <Level title="对外投资" owners={down} hrefOf={hrefOf} />}
    </>
  )
}

interface LevelProps extends Pick<HolderTreeProps, 'hrefOf'> {
  title?: string
  owners: readonly Owner[]
}

const Level = ({ title, owners, hrefOf }: LevelProps) => (
  <S.Level aria-label={title}>
    {owners.map((owner) => (
      <li key={owner.path}>
        <S.Line data-control={owner.isControl || undefined}>
          <span>
            {owner.node.companyId === undefined ? (
              owner.node.name
            ) : (
              <Link href={hrefOf(owner.node.companyId)}>{owner.node.name}</Link>
            )}
            {owner.isLoop && <S.NodeKind>循环持股，见上</S.NodeKind>}
          </span>
          <S.Figure>{owner.percent || '未公示'}</S.Figure>
        </S.Line>
        {owner.next.length > 0 && <Level owners={owner.next} hrefOf={hrefOf} />}
      </li>
    ))}
  </S.Level>
)
