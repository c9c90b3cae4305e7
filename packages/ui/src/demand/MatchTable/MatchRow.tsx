import { memo } from 'react'
import { formatNumber } from '@xinpu/sdk/format'
import { Button } from '../../primitives/Button/Button.tsx'
import { tickOf } from '../../primitives/DataTable/Row.tsx'
import type { Toggle } from '../../primitives/DataTable/useSelection.ts'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { MoneyText } from '../../primitives/MoneyText/MoneyText.tsx'
import { MatchPins } from './MatchPins.tsx'
import type { ChosenBucket, MatchLine } from './match-line.ts'
import * as S from './MatchRow.styles.ts'

export interface MatchRowProps {
  line: MatchLine
  isOpen: boolean
  isSelected: boolean
  toggle: Toggle
  hrefOf: (line: MatchLine) => Href | undefined
  onOpen: (rowNo: number, isOpen: boolean) => void
  onBucket: (rowNos: readonly number[], bucket: ChosenBucket) => void
  onRetry: (rowNo: number) => void
}

/** One line: what the sheet says, what was found and how it agrees, what it costs, and where it goes. */
export const MatchRow = memo(function MatchRow({ line, isOpen, isSelected, ...acts }: MatchRowProps) {
  const { toggle, hrefOf, onOpen, onBucket, onRetry } = acts
  return (
    <S.Row $isOpen={isOpen} $isAway={away.has(line.bucket)}>
      <S.No>
        {tickOf({ rowKey: String(line.rowNo), label: `第 ${line.rowNo} 行`, isSelected, toggle })}
        {line.rowNo}
      </S.No>
      <S.Written>
        <S.First $isMono>{line.written || '（空）'}</S.First>
        <S.Second title={line.beside}>{line.beside}</S.Second>
      </S.Written>
      <S.Found>
        <Found line={line} href={hrefOf(line)} onRetry={onRetry} />
      </S.Found>
      <S.Figures>
        <Need line={line} />
        <Price line={line} />
        <Supply line={line} />
      </S.Figures>
      <S.Goes>
        <Goes line={line} onBucket={onBucket} />
        {line.state === 'matched' && (
          <Button
            size="sm"
            tone="quiet"
            aria-expanded={isOpen}
            aria-label={`第 ${line.rowNo} 行：${isOpen ? '收起' : '核对'}`}
            onPress={() => onOpen(line.rowNo, !isOpen)}
          >
            {isOpen ? '收起' : '核对'}
          </Button>
        )}
      </S.Goes>
    </S.Row>
  )
})

const away: ReadonlySet<string> = new Set(['deleted', 'merged', 'skipped'])

function Found({ line, href, onRetry }: { line: MatchLine; href: Href | undefined; onRetry: (rowNo: number) => void }) {
  const { chosen, match, faults, rowNo, state } = line
  if (faults.length > 0 && !chosen) return <S.Fault>{faults.join('；')}</S.Fault>
  if (state === 'waiting') return <S.Waiting role="img" aria-label="正在匹配" />
  if (state === 'failed')
    return (
      <S.Fault>
        没有匹配上：网络或服务出错{' '}
        <Button size="sm" onPress={() => onRetry(rowNo)} aria-label={`重试第 ${rowNo} 行`}>
          重试
        </Button>
      </S.Fault>
    )
  if (!chosen) return <S.Second>{match?.reason}</S.Second>
  const { model, fields } = chosen
  const differs = fields.flatMap(({ reason, state: each }) => (reason === '' ? [] : [{ reason, each }]))
  return (
    <>
      <S.Model>
        <MatchPins fields={fields} /> {href ? <Link href={href}>{model.model}</Link> : model.model}
      </S.Model>
      <S.Second>
        {[model.brandName, model.package, chosen.by === 'words' ? '按值匹配' : ''].filter(Boolean).join('　')}{' '}
        {differs.map(({ reason, each }) => (
          <S.Differs key={reason} $state={each}>
            {reason}
          </S.Differs>
        ))}
      </S.Second>
    </>
  )
}

function Need({ line: { match, quantity } }: { line: MatchLine }) {
  return (
    <S.Figure data-head="需要">
      <S.First>{match ? formatNumber(match.pieces) : '—'}</S.First>
      <S.Second>{quantity === null ? '数量不明' : `每套 ${formatNumber(quantity)}`}</S.Second>
    </S.Figure>
  )
}

function Price({ line: { chosen } }: { line: MatchLine }) {
  const [price] = chosen?.prices ?? []
  return (
    <>
      <S.Figure data-head="单价" data-none={price === undefined}>
        <S.First>
          <MoneyText kind="unit" value={price?.price} {...(price && { currency: price.currency })} />
        </S.First>
        {price?.nextBreak && (
          <S.Second>
            {formatNumber(price.nextBreak.quantity)}+{' '}
            <MoneyText kind="unit" value={price.nextBreak.price} currency={price.currency} />
            {price.nextBreak.saved > 0 && ' 反而省'}
          </S.Second>
        )}
      </S.Figure>
      <S.Sum data-head="小计" data-none={price === undefined}>
        <MoneyText value={price?.amount} {...(price && { currency: price.currency })} />
      </S.Sum>
    </>
  )
}

function Supply({ line: { chosen, match } }: { line: MatchLine }) {
  if (!chosen || !match) return <S.Supply />
  const { stock, prices } = chosen
  const tone = stock === null ? 'unknown' : stock === 0 ? 'conflict' : stock < match.pieces ? 'near' : 'same'
  const text =
    stock === null
      ? '没有人报库存'
      : stock === 0
        ? '缺货'
        : `${tone === 'near' ? '只有' : '现货'} ${formatNumber(stock)}`
  return (
    <S.Supply>
      <S.Stock $state={tone}>{text}</S.Stock>
      <S.Second>
        {prices[0]?.merchantName ?? (chosen.model.lifecycle === 'active' ? '' : ending[chosen.model.lifecycle])}
      </S.Second>
    </S.Supply>
  )
}

const ending = { active: '', nrnd: '不推荐新设计', eol: '即将停产', obsolete: '已停产', unknown: '' }

const goals: readonly (readonly [ChosenBucket, string])[] = [
  ['cart', '购物车'],
  ['demand', '求购'],
  ['review', '待核对'],
  ['skipped', '跳过'],
  ['deleted', '删除'],
]

const fixed: Partial<Record<MatchLine['bucket'], string>> = { failed: '有误', merged: '已并入' }

function Goes({ line: { rowNo, bucket, chosen }, onBucket }: Pick<MatchRowProps, 'line' | 'onBucket'>) {
  const own = fixed[bucket]
  return (
    <S.Choice
      aria-label={`第 ${rowNo} 行的去向`}
      value={bucket}
      onChange={(event) => onBucket([rowNo], event.target.value as ChosenBucket)}
    >
      {own && <option value={bucket}>{own}</option>}
      {goals.map(([value, label]) => (
        <option key={value} value={value} disabled={value === 'cart' && !chosen}>
          {label}
        </option>
      ))}
    </S.Choice>
  )
}
