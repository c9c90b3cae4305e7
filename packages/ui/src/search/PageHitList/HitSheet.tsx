import { formatNumber } from '@xinpu/sdk/format'
import type { FulltextHit, PageHit } from '@xinpu/sdk/types'
import { Lock } from 'lucide-react'
import { useId } from 'react'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Highlight } from '../../primitives/Highlight/Highlight.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import type { PageHitListProps } from './PageHitList.tsx'
import * as S from './PageHitList.styles.ts'

interface HitSheetProps extends Pick<PageHitListProps, 'hrefOf' | 'selection'> {
  group: FulltextHit
}

/** One document that was found, and the pages of it that have the words. */
export function HitSheet({ group: { spec, hits, total }, hrefOf, selection }: HitSheetProps) {
  const id = useId()
  const words =
    spec.model && spec.title.startsWith(spec.model) ? spec.title.slice(spec.model.length).trim() : spec.title

  return (
    <S.Sheet aria-labelledby={id}>
      <S.Head>
        {selection && <Choice id={spec.id} title={spec.title} selection={selection} />}
        <S.Names>
          <S.Name id={id}>
            <Link tone={spec.model ? 'part' : 'plain'} href={hrefOf(spec.id)}>
              {spec.model ? <PartNumber>{spec.model}</PartNumber> : words}
            </Link>
          </S.Name>
          {spec.model && <S.Title>{words}</S.Title>}
        </S.Names>
        <Facts spec={spec} />
      </S.Head>
      <ul>
        {hits.map((hit) => (
          <li key={hit.page}>
            <HitLine hit={hit} href={hrefOf(spec.id, hit.page)} />
          </li>
        ))}
      </ul>
      {total > hits.length && (
        <S.Rest>
          <Link href={hrefOf(spec.id, hits[0]?.page)} aria-label={`${spec.title}：全部 ${total} 页`}>
            全部 {formatNumber(total)} 页
          </Link>
        </S.Rest>
      )}
    </S.Sheet>
  )
}

const Facts = ({ spec }: Pick<FulltextHit, 'spec'>) => (
  <S.Facts>
    <span>{spec.brandCn.includes(spec.brandName) ? spec.brandCn : `${spec.brandCn} ${spec.brandName}`}</span>
    <span>{spec.categoryName}</span>
    {spec.revision && (
      <span>
        修订 <S.Figure>{spec.revision}</S.Figure>
      </span>
    )}
    <span>
      <S.Figure>{formatNumber(spec.pageCount)}</S.Figure> 页
    </span>
  </S.Facts>
)

/** A page and its hits: several of one page are one line. */
const HitLine = ({ hit, href }: { hit: PageHit; href: Href }) => (
  <S.Hit href={href}>
    <S.Place>
      第 <S.Figure>{hit.page}</S.Figure> 页
      <S.Count>
        {' '}
        · <S.Figure>{hit.count}</S.Figure> 处
      </S.Count>
    </S.Place>
    {hit.snippet ? (
      <S.Snippet>
        <Highlight text={hit.snippet} ranges={hit.marks.map(({ start, end }) => [start, end] as const)} />
      </S.Snippet>
    ) : (
      <S.Locked>
        <Icon of={Lock} size={14} /> 登录后阅读
      </S.Locked>
    )}
  </S.Hit>
)

interface ChoiceProps {
  id: number
  title: string
  selection: NonNullable<PageHitListProps['selection']>
}

function Choice({ id, title, selection: { selected, onChange } }: ChoiceProps) {
  const change = (isOn: boolean) => {
    const next = new Set(selected)
    if (isOn) next.add(id)
    else next.delete(id)
    onChange(next)
  }
  return <Checkbox aria-label={`选择 ${title}`} isSelected={selected.has(id)} onChange={change} />
}
