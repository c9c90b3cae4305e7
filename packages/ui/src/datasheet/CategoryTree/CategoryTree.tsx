import { formatNumber } from '@xinpu/sdk/format'
import type { CategoryNode } from '@xinpu/sdk/types'
import type { Href } from '../../primitives/Link/Link.tsx'
import { LateSkeleton as Skeleton } from '../../primitives/Skeleton/LateSkeleton.tsx'
import { CategorySymbol } from '../CategorySymbol/CategorySymbol.tsx'
import { CategoryIndex } from './CategoryIndex.tsx'
import * as S from './CategoryTree.styles.ts'

/** What a category needs to be led to. */
export type CategoryPlace = Pick<CategoryNode, 'id' | 'name'>

export interface CategoryTreeProps {
  /** Level-1 categories with their children. */
  nodes: readonly CategoryNode[]
  /** Where a category is listed. */
  hrefOf: (category: CategoryPlace) => Href
  /**
   * The home page's grid with symbols and three children each, or the whole catalogue with every child and count.
   *
   * @default 'grid'
   */
  mode?: 'grid' | 'index'
  /** Categories are on their way. */
  isLoading?: boolean
}

/** The catalogue by category: schematic symbols, names and counts. */
export function CategoryTree({ nodes, hrefOf, mode = 'grid', isLoading }: CategoryTreeProps) {
  if (isLoading) return <Skeleton shape="card" count={6} />
  if (mode === 'index') return <CategoryIndex nodes={nodes} hrefOf={hrefOf} />

  return (
    <S.Grid>
      {nodes.map((node) => (
        <S.Cell key={node.id}>
          <S.Symbol>
            <CategorySymbol name={node.symbol} />
          </S.Symbol>
          <S.Line>
            <S.Name href={hrefOf(node)}>{node.name}</S.Name>
            <S.Count>{formatNumber(node.count)}</S.Count>
          </S.Line>
          <S.Children>
            {node.children.slice(0, 4).map((child) => (
              <S.Child key={child.id} href={hrefOf(child)}>
                {child.name}
              </S.Child>
            ))}
          </S.Children>
        </S.Cell>
      ))}
    </S.Grid>
  )
}
