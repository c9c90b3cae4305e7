import { formatNumber } from '@xinpu/sdk/format'
import type { ChipModel } from '@xinpu/sdk/types'
import { StatusTag, type StatusTone } from '../../primitives/StatusTag/StatusTag.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'

const lifecycles: Record<ChipModel['lifecycle'], { word: string; tone: StatusTone } | null> = {
  active: { word: '量产', tone: 'ok' },
  nrnd: { word: '不推荐新设计', tone: 'warn' },
  eol: { word: '即将停产', tone: 'warn' },
  obsolete: { word: '已停产', tone: 'danger' },
  unknown: null,
}

/** Where a part stands in its life: a square and a word; nothing where it is not known. */
export function LifecycleTag({ lifecycle }: Pick<ChipModel, 'lifecycle'>) {
  const told = lifecycles[lifecycle]
  return (
    told && (
      <StatusTag tone={told.tone} shape="square">
        {told.word}
      </StatusTag>
    )
  )
}

/** Fewer pieces than this may be gone by the time one orders. */
const scarce = 100

/** Pieces in the last catalogue that told: disc, word and figure; nothing where none did. */
export function StockTag({ stock }: Pick<ChipModel, 'stock'>) {
  if (stock === null) return null
  if (stock <= 0)
    return (
      <StatusTag tone="neutral" shape="ring">
        缺货
      </StatusTag>
    )
  const figure = formatNumber(stock)

  return stock < scarce ? (
    <StatusTag tone="warn" shape="half">
      紧张 {figure}
    </StatusTag>
  ) : (
    <StatusTag tone="ok" shape="full">
      现货 {figure}
    </StatusTag>
  )
}

/** Numbers that are not the one that was searched: said, because one character makes another device. */
const nearly: Partial<Record<NonNullable<ChipModel['match']>, string>> = {
  alike: '型号相近，非同一器件',
  suffix: '后缀不同',
  substring: '型号中包含所搜字符',
  typo: '相差一个字符，非同一器件',
}

/** Says that a part only looks like what was searched: its number is another. */
export const AlikeTag = ({ match }: Pick<ChipModel, 'match'>) =>
  match && nearly[match] && <Tag tone={match === 'substring' ? 'neutral' : 'warn'}>{nearly[match]}</Tag>
