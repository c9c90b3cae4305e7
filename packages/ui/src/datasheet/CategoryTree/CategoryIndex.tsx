import { formatNumber } from '@xinpu/sdk/format'
import { CategorySymbol } from '../CategorySymbol/CategorySymbol.tsx'
import type { CategoryTreeProps } from './CategoryTree.tsx'
import * as S from './CategoryTree.styles.ts'

/** The whole catalogue on one page: every category of both levels with its count. */
export const CategoryIndex = ({ nodes, hrefOf }: Pick<CategoryTreeProps, 'nodes' | 'hrefOf'>) => (
  <S.Index>
    {nodes.map((node) => (
      <section key={node.id}>
        <S.IndexHead>
          <CategorySymbol name={node.symbol} size={24} />
          <S.Name href={hrefOf(node)}>{node.name}</S.Name>
          <S.Count>{formatNumber(node.count)}</S.Count>
        </S.IndexHead>
        <S.Leaves>
          {node.children.map((child) => (
            <li key={child.id}>
              <S.Child href={hrefOf(child)}>{child.name}</S.Child>
              <S.Count>{formatNumber(child.count)}</S.Count>
            </li>
          ))}
        </S.Leaves>
      </section>
    ))}
  </S.Index>
)
