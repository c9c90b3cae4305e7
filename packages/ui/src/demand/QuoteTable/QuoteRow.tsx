import { formatAmount, formatNumber, formatUnitPrice, type ComparedQuote } from '@xinpu/sdk/format'
import type { EnquiryVO } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import { CountdownText } from '../../primitives/CountdownText/CountdownText.tsx'
import { usePending } from '../../primitives/Form/usePending.ts'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import type { AnswerKind } from '../AnswerDialog/AnswerDialog.tsx'
import { bidderName, hasRunOut, isOpenQuote, openCounter, sidesOf } from '../quote-words.ts'
import * as S from './QuoteTable.styles.ts'

interface QuoteRowProps {
  row: ComparedQuote<EnquiryVO & { isOpen: boolean }>
  now: Date
  isSelected: boolean
  href: Href
  onAnswer: (kind: AnswerKind) => void
  /** Asks for more days, where the quote ran out. */
  onAskAgain: () => Promise<unknown>
}

/** One quote beside the others. */
export function QuoteRow({ row, now, isSelected, href, onAnswer, onAskAgain }: QuoteRowProps) {
  const { quote, taxed, amount } = row
  const name = bidderName(quote)

  return (
    <tr data-on={isSelected || undefined} data-ended={!quote.isOpen || undefined}>
      <th scope="row">
        <S.Who>
          {!quote.isRead && quote.status !== 'cancelled' && <S.New role="img" aria-label="未读" />}
          <Link href={href}>{name}</Link>
        </S.Who>
        <S.Sub>{quote.isAuth ? '企业认证' : '个人会员'}</S.Sub>
      </th>
      <S.Figure data-word="数量" data-extra>
        {formatNumber(quote.quantity)}
      </S.Figure>
      <S.Figure data-word="单价，含税">
        <b>{formatUnitPrice(taxed)}</b>
        <S.Sub>{noteOf(row)}</S.Sub>
      </S.Figure>
      <S.Figure data-word="小计">
        <b>{formatAmount(amount)}</b>
      </S.Figure>
      <S.Cell data-word="批号" data-extra>
        {quote.batchNo ?? '不详'}
      </S.Cell>
      <S.Cell data-word="交期">{quote.delivery ?? '面议'}</S.Cell>
      <S.Cell data-word="有效">
        {isOpenQuote(quote) ? <CountdownText until={quote.validUntil} now={now} format="words" ended="已过期" /> : '—'}
      </S.Cell>
      <S.Ops>
        <Ops {...{ row, now, name, onAnswer, onAskAgain }} />
      </S.Ops>
    </tr>
  )
}

/** What makes the price another one than was quoted, or the quantity another one than is wanted. */
function noteOf({ quote, isCarried, gap }: QuoteRowProps['row']): string {
  if (isCarried) {
    const said = formatUnitPrice(quote.price, quote.currency)
    return quote.taxIncluded ? said : `未税 ${said}${quote.currency === 'CNY' ? '，折 13%' : ''}`
  }
  if (gap !== 'same') return gapWords(quote, gap)
  const first = quote.rounds.find(({ act }) => act === 'quote')?.price
  const quoted = quote.rounds.filter(({ act }) => act === 'quote').length
  if (quoted < 2 || first === undefined || first === quote.price) return ''
  const gone = formatUnitPrice(Math.abs(first - quote.price), quote.currency).slice(1)
  return `第 ${quoted} 次报，${first > quote.price ? '降' : '涨'} ${gone}`
}

function gapWords({ demandVO, quantity }: EnquiryVO, gap: 'over' | 'short'): string {
  const pieces = formatNumber(quantity)
  if (sidesOf(demandVO).side === 'offered') return gap === 'short' ? `只要 ${pieces}` : `要 ${pieces}`
  return gap === 'short' ? `只有 ${pieces}` : `${pieces} 起`
}

type OpsProps = Pick<QuoteRowProps, 'row' | 'now' | 'onAnswer' | 'onAskAgain'> & { name: string }

/** What can be done: a quote that ended says how, one that waits for its bidder says for what. */
function Ops({ row: { quote, isBest }, now, name, onAnswer, onAskAgain }: OpsProps) {
  if (!isOpenQuote(quote)) return <StatusTag kind="enquiry" status={quote.status} />
  const counter = openCounter(quote)
  if (counter)
    return (
      <StatusTag tone="info" shape="half">
        {counter.price === undefined
          ? '已回复，等对方'
          : `已还价 ${formatUnitPrice(counter.price, quote.currency)}，等对方`}
      </StatusTag>
    )
  if (hasRunOut(quote, now)) return <AskAgain name={name} onAskAgain={onAskAgain} />

  return (
    <>
      <Button
        size="sm"
        tone={isBest ? 'primary' : 'plain'}
        aria-label={`接受 ${name}`}
        onPress={() => onAnswer('accept')}
      >
        接受
      </Button>
      <Button size="sm" tone="quiet" aria-label={`还价 ${name}`} onPress={() => onAnswer('counter')}>
        还价
      </Button>
      <Button size="sm" tone="quiet" aria-label={`拒绝 ${name}`} onPress={() => onAnswer('refuse')}>
        拒绝
      </Button>
    </>
  )
}

function AskAgain({ name, onAskAgain }: Pick<OpsProps, 'name' | 'onAskAgain'>) {
  const { isPending, failure, run } = usePending('没有发出，请再试一次')
  return (
    <>
      <Button size="sm" aria-label={`请对方续期：${name}`} isPending={isPending} onPress={() => void run(onAskAgain)}>
        请对方续期
      </Button>
      {failure && <S.Fault role="alert">{failure}</S.Fault>}
    </>
  )
}
