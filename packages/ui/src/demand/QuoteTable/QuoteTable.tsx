import { compareQuotes } from '@xinpu/sdk/format'
import type { DemandVO, EnquiryVO } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import { rowsOf, type Listed, type Paging } from '../../primitives/ListRegion/listed.ts'
import { AnswerDialog, type AnswerKind } from '../AnswerDialog/AnswerDialog.tsx'
import type { Answer } from '../AnswerDialog/answer.ts'
import { hasRunOut, isOpenQuote, sidesOf } from '../quote-words.ts'
import { PriceRuler } from './PriceRuler.tsx'
import { QuoteRow } from './QuoteRow.tsx'
import * as S from './QuoteTable.styles.ts'

export interface QuoteTableProps {
  /** The quotes for one own post, on their way, or why they did not come. */
  quotes: Listed<EnquiryVO>
  /** The post: what is wanted, and the target. */
  demand: DemandVO
  /** What a piece costs in the mall, in yuan with tax. */
  mallPrice?: number
  now: Date
  paging?: Paging
  /** Where a quote and all that was said about it is shown. */
  hrefOf: (quote: EnquiryVO) => Href
  /** Answers a quote; rejects with the server's word. */
  answer: (quote: EnquiryVO, answer: Answer) => Promise<unknown>
  /** Prints the comparison; without it there is no such button. */
  onPrint?: () => void
  /** What can be done while there is none. */
  emptyAction?: React.ReactNode
}

/** Quotes on one ruler and in one table: yuan with tax, for the pieces that are wanted, the best first. */
export function QuoteTable({ quotes, paging, emptyAction, ...props }: QuoteTableProps) {
  const { act } = sidesOf(props.demand)
  return (
    <ListRegion
      list={quotes}
      shape="table"
      count={3}
      {...(paging && { paging })}
      empty={<EmptyState title={`还没有${act}`} why={`收到${act}后在这里比较，也会提醒您。`} action={emptyAction} />}
    >
      {(rows) => <Compared {...props} quotes={rows} />}
    </ListRegion>
  )
}

type ComparedProps = Omit<QuoteTableProps, 'quotes' | 'paging' | 'emptyAction'> & { quotes: readonly EnquiryVO[] }

function Compared({ quotes, demand, mallPrice, now, hrefOf, answer, onPrint }: ComparedProps) {
  const [selected, setSelected] = useState<number>()
  const [asked, setAsked] = useState<{ kind: AnswerKind; quote: EnquiryVO }>()
  const { side, act, bidder, order } = sidesOf(demand)
  const open = quotes.map((quote) => ({ ...quote, isOpen: isOpenQuote(quote) && !hasRunOut(quote, now) }))
  const rows = compareQuotes(open, { side, quantity: demand.quantity })
  const unread = quotes.filter(({ isRead, status }) => !isRead && status !== 'cancelled').length

  return (
    <S.Root>
      <S.Bar>
        <b>
          {act} {quotes.length}
        </b>
        {unread > 0 && <span>{unread} 个未读</span>}
        <span>按含税单价{order}</span>
        {onPrint && (
          <S.Print>
            <Button size="sm" onPress={onPrint}>
              打印比价单
            </Button>
          </S.Print>
        )}
      </S.Bar>
      <PriceRuler
        rows={rows}
        demand={demand}
        {...(mallPrice !== undefined && { mallPrice })}
        selected={selected}
        onSelect={setSelected}
      />
      <S.Table>
        <caption>{act}</caption>
        <thead>
          <tr>
            <th scope="col">{bidder}</th>
            <th scope="col">数量</th>
            <th scope="col" aria-sort={side === 'wanted' ? 'ascending' : 'descending'}>
              单价，含税
            </th>
            <th scope="col">小计</th>
            <th scope="col">批号</th>
            <th scope="col">交期</th>
            <th scope="col">有效</th>
            <th scope="col">
              <span>操作</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <QuoteRow
              key={row.quote.id}
              row={row}
              now={now}
              isSelected={row.quote.id === (selected ?? rows.find(({ isBest }) => isBest)?.quote.id)}
              href={hrefOf(row.quote)}
              onAnswer={(kind) => setAsked({ kind, quote: row.quote })}
              onAskAgain={() => answer(row.quote, { status: 'replied', replyContent: '请续期，我还需要。' })}
            />
          ))}
        </tbody>
      </S.Table>
      <S.Note>
        未税按 13% 折成含税，美元按 1 : 7.1 折成人民币。接受后价格锁定，双方联系方式互相可见；其余{act}不受影响。
      </S.Note>
      {asked && <AnswerDialog {...asked} onClose={() => setAsked(undefined)} answer={answer} />}
    </S.Root>
  )
}

/** How many quotes of a page are unread. */
export const unreadIn = (quotes: Listed<EnquiryVO>): number[] =>
  rowsOf(quotes).flatMap(({ id, isRead }) => (isRead ? [] : [id]))
