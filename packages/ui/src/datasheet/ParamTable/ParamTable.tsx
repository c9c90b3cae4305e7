import type { Parameter } from '@xinpu/sdk/types'
import { CopyText } from '../../primitives/CopyText/CopyText.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { LateSkeleton as Skeleton } from '../../primitives/Skeleton/LateSkeleton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as S from './ParamTable.styles.ts'

export interface ParamTableProps {
  /** The parameters, in the order they matter. */
  params: readonly Pick<Parameter, 'name' | 'value' | 'page' | 'quote'>[]
  /**
   * What the table is of, for those who hear it.
   *
   * @default '参数'
   */
  caption?: string
  /** Parameters are on their way. */
  isLoading?: boolean
  /** Where a page of the datasheet is read; without it, no source is shown. */
  hrefOfPage?: (page: number) => Href
  /** What can be done about the table: a quiet button under it. */
  foot?: React.ReactNode
}

/** Every parameter of a part: name, value, where its datasheet says so, and a way to copy the value. */
export function ParamTable({ params, caption = '参数', isLoading, hrefOfPage, foot }: ParamTableProps) {
  if (isLoading) return <Skeleton shape="table" count={8} />
  if (params.length === 0) return <EmptyState title="还没有参数" why="数据手册里有全部数值。" />
  const isSourced = params.some(({ page }) => page !== undefined)

  return (
    <>
      <S.Table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <tbody>
          {params.map(({ name, value, page, quote }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
              <S.Copy>
                <CopyText text={value} label={name}>
                  {null}
                </CopyText>
              </S.Copy>
              {hrefOfPage && isSourced && (
                <S.Source>
                  {page !== undefined && (
                    <Link href={hrefOfPage(page)} aria-label={`${name} ${sourceOf(page, quote)}`}>
                      {sourceOf(page, quote)}
                    </Link>
                  )}
                </S.Source>
              )}
            </tr>
          ))}
        </tbody>
      </S.Table>
      {foot && <S.Foot>{foot}</S.Foot>}
    </>
  )
}

const sourceOf = (page: number, quote = ''): string => `出处 p.${page} ${quote}`.trim()
