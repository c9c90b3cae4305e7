import type { SpecDto } from '@xinpu/sdk/types'
import { formatBytes, formatNumber } from '@xinpu/sdk/format'
import { ArrowLeft } from 'lucide-react'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import * as S from './SpecHeader.styles.ts'

export interface SpecHeaderProps {
  /** The document. */
  spec: SpecDto
  /** The brand's page. */
  brandHref: Href
  /** Where the arrow leads: the part, or the list one came from. */
  backHref: Href
  /** The host of another site that keeps the document; without it, it is ours. */
  source?: string
  /** Buttons at the right; not shown on phones, where `menu` holds them. */
  actions?: React.ReactNode
  /** The ‘更多操作’ button of phones. */
  menu?: React.ReactNode
  /**
   * How many pixels at the top of the window other sticky lines take.
   *
   * @default 0
   */
  stickyTop?: number
}

/** The head of a document, 60 px high: what it is, whose, which revision, how long, and what can be done with it. */
export function SpecHeader({ spec, brandHref, backHref, source, actions, menu, stickyTop = 0 }: SpecHeaderProps) {
  const { model, title } = spec
  const words = title.startsWith(model) ? title.slice(model.length).trim() : title

  return (
    <S.Root style={{ top: stickyTop }}>
      <S.Line>
        <S.Back>
          <LinkButton href={backHref} tone="quiet" shape="icon" aria-label="返回">
            <Icon of={ArrowLeft} size={20} />
          </LinkButton>
        </S.Back>
        <S.Subject>
          <S.Title title={title}>
            {title.startsWith(model) && <PartNumber>{model}</PartNumber>} {words}
          </S.Title>
          <Facts spec={spec} brandHref={brandHref} source={source} />
        </S.Subject>
        {actions && <S.Actions>{actions}</S.Actions>}
        {menu && <S.Menu>{menu}</S.Menu>}
      </S.Line>
    </S.Root>
  )
}

/** Of another site's document, pages and size may not be known, and nobody downloaded it here. */
function Facts({ spec, brandHref, source }: Pick<SpecHeaderProps, 'spec' | 'brandHref' | 'source'>) {
  return (
    <S.Facts>
      {source && (
        <S.Source>
          <Tag>外部来源</Tag> {source}
        </S.Source>
      )}
      <span>
        <Link href={brandHref}>{brandText(spec)}</Link>
      </span>
      {spec.revision && (
        <S.Extra>
          修订 <S.Figure>{spec.revision}</S.Figure>
        </S.Extra>
      )}
      {spec.pageCount > 0 && (
        <span>
          <S.Figure>{formatNumber(spec.pageCount)}</S.Figure> 页
        </span>
      )}
      {spec.fileSize > 0 && (
        <S.Extra>
          <S.Figure>{formatBytes(spec.fileSize)}</S.Figure>
        </S.Extra>
      )}
      {source === undefined && (
        <S.Extra>
          下载 <S.Figure>{formatNumber(spec.downloadCount)}</S.Figure> 次
        </S.Extra>
      )}
    </S.Facts>
  )
}

const brandText = ({ brandCn, brandName }: SpecDto): string =>
  brandCn.includes(brandName) ? brandCn : `${brandCn} ${brandName}`
