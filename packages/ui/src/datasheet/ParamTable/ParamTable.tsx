import type { Parameter } from '@xinpu/sdk/types'
import { CopyText } from '../../primitives/CopyText/CopyText.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { LateSkeleton as Skeleton } from '../../primitives/Skeleton/LateSkeleton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as S from './ParamTable.styles.ts'

export interface ParamTableProps {
  /** The parameters, in the order they matter. */
  params: readonly Pick<Parameter, 'name' | 'value'>[]
  /**
   * What the table is of, for those who hear it.
   *
   * @default '参数'
   */
  caption?: string
  /** Parameters are on their way. */
  isLoading?: boolean
}

/** Every parameter of a part: name, value, and a way to copy the value. */
export function ParamTable({ params, caption = '参数', isLoading }: ParamTableProps) {
  if (isLoading) return <Skeleton shape="table" count={8} />
  if (params.length === 0) return <EmptyState title="还没有参数" why="数据手册里有全部数值。" />

  return (
    <S.Table>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <tbody>
        {params.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
            <S.Copy>
              <CopyText text={value} label={name}>
                {null}
              </CopyText>
            </S.Copy>
          </tr>
        ))}
      </tbody>
    </S.Table>
  )
}
