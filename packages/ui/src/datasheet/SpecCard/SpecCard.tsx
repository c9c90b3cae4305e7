import { formatBytes } from '@xinpu/sdk/format'
import type { SpecDto } from '@xinpu/sdk/types'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { PageThumb } from './PageThumb.tsx'
import * as S from './SpecCard.styles.ts'

export interface SpecCardProps {
  /** The document. */
  spec: Pick<
    SpecDto,
    | 'id'
    | 'title'
    | 'model'
    | 'brandCn'
    | 'brandName'
    | 'language'
    | 'revision'
    | 'fileSize'
    | 'pageCount'
    | 'createTime'
  >
  /** Where it is read. */
  href: Href
  /** Where its facts and revisions are; without it there is no such link. */
  infoHref?: Href
  /** The moment the page was made, so that server and browser say the same age. */
  now: Date
  /** Whether it is ticked among others; without it there is no tick. */
  selection?: { isSelected: boolean; onChange: (isSelected: boolean) => void }
}

/** One document on a row: a drawn page, the part and title, whose it is, and its facts. */
export const SpecCard = ({ spec, href, infoHref, now, selection }: SpecCardProps) => (
  <S.Row data-ticks={selection ? '' : undefined}>
    {selection && <Checkbox {...selection} aria-label={`选择 ${spec.title}`} />}
    <PageThumb seed={spec.id} />
    <S.Names>
      <Link tone={spec.model ? 'part' : 'plain'} href={href}>
        {spec.model ? <PartNumber>{spec.model}</PartNumber> : spec.title}
      </Link>
      {spec.model && <S.Title>{spec.title}</S.Title>}
      <S.Short>
        <span>
          {spec.brandCn} {spec.brandName}
        </span>
        <Facts spec={spec} infoHref={infoHref} now={now} />
      </S.Short>
    </S.Names>
    <S.Aside>
      <S.Brand>
        {spec.brandCn} {spec.brandName}
      </S.Brand>
      <S.Facts>
        <Facts spec={spec} infoHref={infoHref} now={now} />
      </S.Facts>
    </S.Aside>
  </S.Row>
)

const Facts = ({ spec, infoHref, now }: Pick<SpecCardProps, 'spec' | 'infoHref' | 'now'>) => (
  <>
    {infoHref && (
      <Link href={infoHref} aria-label={`${spec.title} 的信息与版本`}>
        信息与版本
      </Link>
    )}
    <span>
      <S.Figure>{spec.pageCount}</S.Figure> 页
    </span>
    <S.Figure data-extra>{formatBytes(spec.fileSize)}</S.Figure>
    <TimeText value={spec.createTime} now={now} />
  </>
)
