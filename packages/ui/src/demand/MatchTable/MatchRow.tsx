import { formatAmount, formatNumber, formatUnitPrice } from '@xinpu/sdk/format'
import { memo } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { tickOf } from '../../primitives/DataTable/Row.tsx'
import type { Toggle } from '../../primitives/DataTable/useSelection.ts'
import { BareLink } from '../../primitives/Link/BareLink.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { MatchPins } from './MatchPins.tsx'
import { notAsked, type ChosenBucket, type MatchLine } from './match-line.ts'

export interface MatchRowProps {
  line: MatchLine
  isOpen: boolean
  isSelected: boolean
  toggle: Toggle
  hrefOf: (line: MatchLine) => Href | undefined
  onOpen: (rowNo: number, isOpen: boolean) => void
  onBucket: (rowNos: readonly number[], bucket: ChosenBucket) => void
  onRetry: (rowNos: readonly number[]) => void
}

/**
 * One line: what the sheet says, what was found and how it agrees, what it costs, and where it goes. Plain elements that
 * `MatchRow.styles.ts` dresses by what is written on them: thirty lines come into sight with one turn of the wheel, and a
 * component per cell would cost more than the cells.
 */
function PlainRow({ line, isOpen, isSelected, ...acts }: MatchRowProps) {
  const { toggle, hrefOf, onOpen, onBucket, onRetry } = acts
  return (
    <div data-cells data-open={isOpen || undefined} data-away={away.has(line.bucket) || undefined}>
      <span data-cell="no">
        {tickOf({ rowKey: String(line.rowNo), label: `第 ${line.rowNo} 行`, isSelected, toggle })}
        {line.rowNo}
      </span>
      <div data-cell="written">
        <p data-first="mono">{line.written || '（空）'}</p>
        <p data-second title={line.beside}>
          {line.beside}
        </p>
      </div>
      <div data-cell="found">{foundOf(line, hrefOf(line), onRetry)}</div>
      <div data-cell="figures">
        {needOf(line)}
        {priceOf(line)}
        {supplyOf(line)}
      </div>
      <div data-cell="goes">
        {goesOf(line, onBucket)}
        {line.state === 'matched' && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={`第 ${line.rowNo} 行：${isOpen ? '收起' : '核对'}`}
            onClick={() => onOpen(line.rowNo, !isOpen)}
          >
            {isOpen ? '收起' : '核对'}
          </button>
        )}
      </div>
    </div>
  )
}

/** A line that comes into sight, or takes the focus, is not written again for it. */
export const MatchRow = memo(PlainRow)

const away: ReadonlySet<string> = new Set(['deleted', 'merged', 'skipped'])

function foundOf(line: MatchLine, href: Href | undefined, onRetry: MatchRowProps['onRetry']) {
  const { chosen, match, faults, rowNo, state } = line
  if (faults.length > 0 && !chosen) return <p data-fault>{faults.join('；')}</p>
  if (state === 'waiting') return <div data-waiting role="img" aria-label="正在匹配" />
  if (state === 'failed')
    return (
      <p data-fault>
        {notAsked}{' '}
        <Button size="sm" onPress={() => onRetry([rowNo])} aria-label={`重试第 ${rowNo} 行`}>
          重试
        </Button>
      </p>
    )
  if (!chosen) return <p data-second>{match?.reason}</p>
  const { model, fields } = chosen
  return (
    <>
      <p data-model>
        <MatchPins fields={fields} /> {href ? <BareLink href={href}>{model.model}</BareLink> : model.model}
      </p>
      <p data-second>
        {[model.brandName, model.package, chosen.by === 'words' ? '按值匹配' : ''].filter(Boolean).join('　')}{' '}
        {fields.map(
          ({ name, reason, state: each }) =>
            reason && (
              <span key={name} data-state={each}>
                {reason}
              </span>
            ),
        )}
      </p>
    </>
  )
}

const needOf = ({ match, quantity }: MatchLine) => (
  <div data-figure="需要">
    <p data-first>{match ? formatNumber(match.pieces) : '—'}</p>
    <p data-second>{quantity === null ? '数量不明' : `每套 ${formatNumber(quantity)}`}</p>
  </div>
)

function priceOf({ chosen }: MatchLine) {
  const [price] = chosen?.prices ?? []
  if (!price)
    return (
      <>
        <div data-figure="单价" data-none>
          —
        </div>
        <div data-figure="小计" data-none>
          —
        </div>
      </>
    )
  const { currency, nextBreak, taxIncluded } = price
  return (
    <>
      <div data-figure="单价">
        <p data-first>
          {taxIncluded === false && '未税 '}
          {formatUnitPrice(price.price, currency)}
        </p>
        {nextBreak && (
          <p data-second>
            {formatNumber(nextBreak.quantity)}+ <span data-whole>{formatUnitPrice(nextBreak.price, currency)}</span>
            {nextBreak.saved > 0 && ' 反而省'}
          </p>
        )}
      </div>
      <div data-figure="小计">
        {formatAmount(price.amount, currency)}
        {taxIncluded === false && <p data-second>含税 {formatAmount(price.taxedAmount, currency)}</p>}
      </div>
    </>
  )
}

function supplyOf({ chosen, match }: MatchLine) {
  if (!chosen || !match) return <div data-cell="supply" />
  const { stock, prices, model } = chosen
  const state = stock === null ? 'unknown' : stock === 0 ? 'conflict' : stock < match.pieces ? 'near' : 'same'
  return (
    <div data-cell="supply">
      <p data-first data-state={state}>
        {stock === null ? '没有人报库存' : stock === 0 ? '缺货' : `${supplies[state]} ${formatNumber(stock)}`}
      </p>
      <p data-second>{prices[0]?.merchantName ?? ending[model.lifecycle]}</p>
    </div>
  )
}

const supplies = { same: '现货', near: '只有', unknown: '', conflict: '' }
const ending = { active: '', nrnd: '不推荐新设计', eol: '即将停产', obsolete: '已停产', unknown: '' }

const goals: readonly (readonly [ChosenBucket, string])[] = [
  ['cart', '购物车'],
  ['demand', '求购'],
  ['review', '待核对'],
  ['skipped', '跳过'],
  ['deleted', '删除'],
]

const fixed: Partial<Record<MatchLine['bucket'], string>> = { failed: '有误', merged: '已并入' }

function goesOf({ rowNo, bucket, chosen }: MatchLine, onBucket: MatchRowProps['onBucket']) {
  const own = fixed[bucket]
  return (
    <select
      aria-label={`第 ${rowNo} 行的去向`}
      value={bucket}
      onChange={(event) => onBucket([rowNo], event.target.value as ChosenBucket)}
    >
      {own && <option value={bucket}>{own}</option>}
      {goals.map(([value, label]) => (
        <option
          key={value}
          value={value}
          disabled={value === 'cart' ? !chosen : bucket === 'failed' && (value === 'demand' || value === 'review')}
        >
          {label}
        </option>
      ))}
    </select>
  )
}
