import type { Parameter } from '@xinpu/sdk/types'
import { CopyText } from '../../primitives/CopyText/CopyText.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { LateSkeleton as Skeleton } from '../../primitives/Skeleton/LateSkeleton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as S from './ParamTable.styles.ts'

type Told = Pick<Parameter, 'label' | 'name' | 'value' | 'origin' | 'page' | 'revisionId' | 'quote'>

export interface ParamTableProps {
  /** The parameters, in the order they matter. */
  params: readonly Told[]
  /**
   * What the table is of, for those who hear it.
   *
   * @default '参数'
   */
  caption?: string
  /** Parameters are on their way. */
  isLoading?: boolean
  /** Where a page of the datasheet is read, of an older revision where one is named; without it, no page is shown. */
  hrefOfPage?: (page: number, revisionId?: number) => Href
  /** What can be done about the table: a quiet button under it. */
  foot?: React.ReactNode
}

/** Every parameter of a part: name, value, where its datasheet says so, and a way to copy the value. */
export function ParamTable({ params, caption = '参数', isLoading, hrefOfPage, foot }: ParamTableProps) {
  if (isLoading) return <Skeleton shape="table" count={8} />
  if (params.length === 0) return <EmptyState title="还没有参数" why="数据手册里有全部数值。" />
  const isSourced = params.some((param) => (hrefOfPage && param.page !== undefined) || param.origin)

  return (
    <>
      <S.Table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <tbody>
          {params.map((param) => (
            <tr key={param.name}>
              <th scope="row">{param.label ?? param.name}</th>
              <td>{param.value}</td>
              <S.Copy>
                <CopyText text={param.value} label={param.label ?? param.name}>
                  {null}
                </CopyText>
              </S.Copy>
              {isSourced && <S.Source>{sourceOf(param, hrefOfPage)}</S.Source>}
            </tr>
          ))}
        </tbody>
      </S.Table>
      {foot && <S.Foot>{foot}</S.Foot>}
    </>
  )
}

/** The page that says so; what stands in the description of a catalogue only says that. */
function sourceOf({ name, page, revisionId, quote = '', origin }: Told, hrefOfPage: ParamTableProps['hrefOfPage']) {
  if (!hrefOfPage || page === undefined) return origin && <S.Origin>来自目录描述</S.Origin>
  const text = `${revisionId === undefined ? '出处' : '旧版出处'} p.${page} ${quote}`.trim()
  return (
    <Link href={hrefOfPage(page, revisionId)} aria-label={`${name} ${text}`}>
      {text}
    </Link>
  )
}
