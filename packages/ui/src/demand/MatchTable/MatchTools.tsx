import { memo, useDeferredValue } from 'react'
import { BulkBar } from '../../primitives/BulkBar/BulkBar.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { SearchField } from '../../primitives/SearchField/SearchField.tsx'
import { PinLegend } from './MatchPins.tsx'
import type { ChosenBucket, MatchLine } from './match-line.ts'
import * as S from './MatchTable.styles.ts'

interface MatchToolsProps {
  words: string
  onWords: (words: string) => void
  inputRef: React.Ref<HTMLInputElement>
  /** How many lines hold the words. */
  found: number
  isAll: boolean
  onAll: () => void
  onKeys: () => void
}

/** Finds lines, ticks all that are found, and tells the keys. */
export const MatchTools = memo(function MatchTools({ words, onWords, inputRef, found, ...props }: MatchToolsProps) {
  const { isAll, onAll, onKeys } = props
  return (
    <S.Tools>
      <SearchField
        label="在清单里找"
        size="sm"
        placeholder="型号、位号、品牌"
        value={words}
        onChange={onWords}
        inputRef={inputRef}
        maxLength={80}
      />
      <S.Told role="status">{words.trim() && `找到 ${found} 行`}</S.Told>
      <Button size="sm" tone="quiet" isDisabled={found === 0} onPress={onAll}>
        {isAll && found > 0 ? '取消全选' : '全选'}
      </Button>
      <S.Keys>
        <Button size="sm" tone="quiet" onPress={onKeys}>
          快捷键
        </Button>
      </S.Keys>
    </S.Tools>
  )
})

/** What the columns hold, and what the terminals mean. */
export const MatchHead = memo(function MatchHead() {
  return (
    <>
      <S.Legend>
        型号 品牌 封装 值：
        <PinLegend />
      </S.Legend>
      <S.Head aria-hidden>
        <span>#</span>
        <span>表里写的</span>
        <span>匹配到</span>
        <S.Right>需要</S.Right>
        <S.Right>单价 @需要</S.Right>
        <S.SumHead>小计</S.SumHead>
        <S.Right>供货</S.Right>
        <S.Right>去向</S.Right>
      </S.Head>
    </>
  )
})

interface MatchBulkProps {
  ticked: readonly MatchLine[]
  total: number
  onAll: () => void
  onClear: () => void
  onSend: (bucket: ChosenBucket) => void
}

/** Where all ticked lines can be sent at once. The tick is painted first; the bar comes with the frame after. */
export const MatchBulk = memo(function MatchBulk({ ticked, ...props }: MatchBulkProps) {
  return <ToldBulk {...props} ticked={useDeferredValue(ticked)} />
})

const ToldBulk = memo(({ ticked, total, onAll, onClear, onSend }: MatchBulkProps) => (
  <S.Bulk>
    <BulkBar count={ticked.length} total={total} unit="行" onSelectAll={onAll} onClear={onClear}>
      <BulkActs canBuy={ticked.length === 0 || ticked.some(({ chosen }) => chosen)} onSend={onSend} />
    </BulkBar>
  </S.Bulk>
))

/** Drawn ahead, and not again when more lines are ticked. The cart takes those that have a part. */
const BulkActs = memo(({ canBuy, onSend }: Pick<MatchBulkProps, 'onSend'> & { canBuy: boolean }) => (
  <>
    <Button size="sm" onPress={() => onSend('deleted')}>
      删除
    </Button>
    <Button size="sm" onPress={() => onSend('skipped')}>
      跳过
    </Button>
    <Button size="sm" onPress={() => onSend('review')}>
      待核对
    </Button>
    <Button size="sm" onPress={() => onSend('demand')}>
      求购
    </Button>
    <Button size="sm" tone="primary" isDisabled={!canBuy} onPress={() => onSend('cart')}>
      购物车
    </Button>
  </>
))
