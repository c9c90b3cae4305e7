import { formatAmount, formatNumber, formatUnitPrice, lineAmount, toMicro } from '@xinpu/sdk/format'
import type { EnquiryVO } from '@xinpu/sdk/types'
import type { Column } from '../../primitives/DataTable/DataTable.tsx'
import { RemoveButton } from '../../primitives/ConfirmDialog/RemoveButton.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { bidderName, hasRunOut, isOpenQuote, openCounter, otherName, taxWord } from '../quote-words.ts'
import type { QuoteListProps } from './QuoteList.tsx'
import * as S from './QuoteList.styles.ts'

type CellProps = Pick<QuoteListProps, 'side' | 'now' | 'hrefOf' | 'remove'>

/** The columns of quotes: for what, whose, how much, and where it stands. */
export const quoteColumns = ({ side, now, hrefOf, remove }: CellProps): Column<EnquiryVO>[] => [
  { id: 'model', header: '型号', cell: (quote) => <Subject {...{ quote, side, hrefOf }} /> },
  { id: 'who', header: '对方', cell: (quote) => <Who quote={quote} side={side} /> },
  {
    id: 'quantity',
    header: '数量',
    width: '100px',
    align: 'right',
    cell: ({ quantity }) => <S.Figure>{formatNumber(quantity)}</S.Figure>,
  },
  { id: 'price', header: '单价', width: '120px', align: 'right', cell: (quote) => <Price {...quote} /> },
  { id: 'sum', header: '小计', width: '130px', align: 'right', cell: (quote) => <S.Figure>{sumOf(quote)}</S.Figure> },
  { id: 'status', header: '状态', width: '150px', cell: (quote) => <State quote={quote} now={now} /> },
  { id: 'time', header: '更新', width: '100px', cell: ({ updateTime }) => <TimeText value={updateTime} now={now} /> },
  { id: 'act', header: '操作', width: '72px', cell: (quote) => <Away quote={quote} remove={remove} /> },
]

/** The same where there is no room for a row. */
export const QuoteCard = ({ quote, side, now, hrefOf, remove }: CellProps & { quote: EnquiryVO }) => (
  <S.Card>
    <Subject {...{ quote, side, hrefOf }} />
    <State quote={quote} now={now} />
    <Who quote={quote} side={side} />
    <span>
      {formatNumber(quote.quantity)} × {formatUnitPrice(quote.price, quote.currency)}
    </span>
    <S.Away>
      <Away quote={quote} remove={remove} />
    </S.Away>
  </S.Card>
)

/** One that is still bargained over is taken back or refused first. */
const Away = ({ quote, remove }: Pick<CellProps, 'remove'> & { quote: EnquiryVO }) =>
  isOpenQuote(quote) ? null : (
    <RemoveButton noun="报价" remove={() => remove(quote)}>
      只从您的列表里删除，对方仍能看到。
    </RemoveButton>
  )

const sumOf = ({ price, quantity, currency }: EnquiryVO) => formatAmount(lineAmount(toMicro(price), quantity), currency)

/** The model; a quote that its reader has not opened has a dot. */
const Subject = ({ quote, side, hrefOf }: Pick<CellProps, 'hrefOf' | 'side'> & { quote: EnquiryVO }) => (
  <S.Subject>
    {side === 'received' && !quote.isRead && <S.New role="img" aria-label="未读" />}
    <Link href={hrefOf(quote)}>{quote.demandVO.model}</Link>
  </S.Subject>
)

const Who = ({ quote, side }: { quote: EnquiryVO; side: QuoteListProps['side'] }) => (
  <span>{side === 'sent' ? otherName(quote) : bidderName(quote)}</span>
)

const Price = ({ price, currency, taxIncluded }: EnquiryVO) => (
  <S.Figure>
    {formatUnitPrice(price, currency)}
    <S.Sub>{taxWord(taxIncluded)}</S.Sub>
  </S.Figure>
)

function State({ quote, now }: { quote: EnquiryVO; now: Date }) {
  const counter = openCounter(quote)
  if (isOpenQuote(quote) && hasRunOut(quote, now))
    return (
      <StatusTag tone="neutral" shape="ring">
        已过期
      </StatusTag>
    )
  return (
    <StatusTag kind="enquiry" status={quote.status}>
      {counter?.price === undefined ? undefined : formatUnitPrice(counter.price, quote.currency)}
    </StatusTag>
  )
}
