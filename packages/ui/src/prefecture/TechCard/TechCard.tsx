import { formatBytes, formatCount } from '@xinpu/sdk/format'
import { dataLanguageLabels, originalDataTypeLabels, techTypeLabels } from '@xinpu/sdk/labels'
import type { OriginalData, TechArticle } from '@xinpu/sdk/types'
import { PageThumb } from '../../datasheet/SpecCard/PageThumb.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import * as S from './TechCard.styles.ts'

export interface TechCardProps {
  /** A course, material or article of a column; or a document of a maker. */
  document: OriginalData | TechArticle
  href: Href
  /** The moment the page was made, so that server and browser say the same age. */
  now: Date
  /** Whether it is ticked among others; without it there is no tick. */
  selection?: { isSelected: boolean; onChange: (isSelected: boolean) => void }
}

/** A document of the zone on a row: a drawn page, its title, what and whose it is, its pages, size and downloads. */
export const TechCard = ({ document, href, now, selection }: TechCardProps) => (
  <S.Row data-ticks={selection ? '' : undefined}>
    {selection && <Checkbox {...selection} aria-label={`选择 ${document.title}`} />}
    <PageThumb seed={document.id} />
    <S.Names>
      <Link tone="plain" href={href}>
        <b>{document.title}</b>
      </Link>
      <S.About>
        {aboutOf(document).map((word) => (
          <span key={word}>{word}</span>
        ))}
        <S.Short>{document.pageCount ? `${document.pageCount} 页` : '文章'}</S.Short>
      </S.About>
    </S.Names>
    <S.Facts>
      <b>{document.pageCount ? `${document.pageCount} 页` : '—'}</b>
      {document.fileSize !== undefined && <span>{formatBytes(document.fileSize)}</span>}
      {document.downloadCount > 0 && <span>下载 {formatCount(document.downloadCount)}</span>}
      <span>
        <TimeText value={timeOf(document)} now={now} />
      </span>
    </S.Facts>
  </S.Row>
)

const isOriginal = (document: TechCardProps['document']): document is OriginalData => 'originalFactoryId' in document

/** What it is, whose it is, and what it is about. */
function aboutOf(document: TechCardProps['document']): string[] {
  if (!isOriginal(document))
    return [techTypeLabels[document.type], document.categoryName ?? '', document.authorName ?? ''].filter(Boolean)
  const language = document.language && dataLanguageLabels[document.language]
  return [document.brandCn, originalDataTypeLabels[document.type], language ?? ''].filter(Boolean)
}

const timeOf = (document: TechCardProps['document']): string =>
  isOriginal(document) ? document.createTime : (document.publishTime ?? document.createTime)
